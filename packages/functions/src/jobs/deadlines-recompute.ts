import { Scheduling } from "@foja/core/agenda/scheduling";
import { job } from "./job";

/** Recomputes open deadlines that were counted with an earlier calendar or engine. */
export const handler = job("deadlines-recompute", () => Scheduling.recomputeAll());
