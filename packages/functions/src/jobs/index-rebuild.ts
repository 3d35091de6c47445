import { Shelves } from "@foja/core/operations/shelves";
import { job } from "./job";

/** Rebuilds what is derived from the records: search index, counts of cases, reminders. */
export const handler = job("index-rebuild", () => Shelves.rebuildAll());
