import { Scheduling } from "@foja/core/agenda/scheduling";
import { job } from "./job";

/** Computes anew the open deadlines that an earlier calendar or engine counted. */
export const handler = job("deadlines-recompute", () => Scheduling.recomputeAll());
