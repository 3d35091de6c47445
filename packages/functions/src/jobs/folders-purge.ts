import { Folders } from "@foja/core/folders";
import { job } from "./job";

/** Removes for good the cases deleted thirty days ago. */
export const handler = job("folders-purge", async () => ({ removed: await Folders.purge() }));
