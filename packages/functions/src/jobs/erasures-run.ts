import { Erasures } from "@foja/core/outreach/erasures";
import { log } from "../log";
import { job } from "./job";

/** Erases the accounts whose five days are over. A failed one is continued by a later run. */
export const handler = job("erasures-run", () =>
  Erasures.runDue((id, error) => {
    log().error("erasure failed", { id, error: error instanceof Error ? error.name : "unknown" });
  }),
);
