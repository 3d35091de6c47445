import { Shelves } from "@foja/core/operations/shelves";
import { job } from "./job";

/** Makes all that is derived anew from the records: the search, each case's counts, the reminders. */
export const handler = job("index-rebuild", () => Shelves.rebuildAll());
