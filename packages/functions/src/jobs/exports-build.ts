import { Exports } from "@foja/core/outreach/exports";
import { log } from "../log";
import { job } from "./job";

/** Builds the requested ZIPs. A failed one is retried by a later run. */
export const handler = job("exports-build", () =>
  Exports.buildDue((id, error) => {
    log().error("export failed", { id, error: error instanceof Error ? error.name : "unknown" });
  }),
);
