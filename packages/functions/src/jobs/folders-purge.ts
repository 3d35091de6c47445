import { Shelves } from "@foja/core/operations/shelves";
import { job } from "./job";

/** Deletes for good the records that were deleted more than thirty days ago. */
export const handler = job("folders-purge", async () => ({ removed: await Shelves.purge() }));
