import { Causas } from "@foja/core/courts/causas";
import { log } from "../log";
import { job } from "./job";

/** Reads the court files that are due from their portals; with `full`, all from the beginning. */
export const handler = job("court-sync", ({ full }) => Causas.sync({ full, onStumble }));

/** Logs why a file failed; the screen only shows that it did. */
function onStumble(causaId: string, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown.name : "unknown";
  log().error("case not brought", { causaId, error });
}
