import { Exports } from "@foja/core/outreach/exports";
import { log } from "../log";
import { job } from "./job";

/** Builds the ZIPs that accounts asked for. One that fails is begun again by a later run. */
export const handler = job("exports-build", () =>
  Exports.buildDue((id, error) => {
    log().error("export failed", { id, error: error instanceof Error ? error.name : "unknown" });
  }),
);
