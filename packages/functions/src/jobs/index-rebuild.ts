import { Shelves } from "@foja/core/shelves";
import { job } from "./job";

/** Makes all that is derived anew from the records: the search index and the counts of each case. */
export const handler = job("index-rebuild", () => Shelves.rebuildAll());
