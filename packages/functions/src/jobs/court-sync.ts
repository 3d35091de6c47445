import { Causas } from "@foja/core/courts/causas";
import { log } from "../log";
import { job } from "./job";

/** Asks the courts' portals for what is due; with `full`, for all and from the beginning. */
export const handler = job("court-sync", ({ full }) => Causas.sync({ full, onStumble }));

/** On screen it is said that one failed; here, why. */
function onStumble(causaId: string, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown.name : "unknown";
  log().error("case not brought", { causaId, error });
}
