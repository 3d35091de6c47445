import { Causas } from "@foja/core/causas";
import { job } from "./job";

/** Asks the courts' portals for what is due; with `full`, for all and from the beginning. */
export const handler = job("court-sync", ({ full }) => Causas.sync({ full }));
