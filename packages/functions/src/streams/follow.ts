import { Shelves } from "@foja/core/shelves";
import { forEachRecord } from "./records";

/**
 * What hangs from a case follows it: its name, its going and its coming back. The command that
 * deletes or restores a case did so already; this makes sure of it, and of every other way.
 */
export const handler = forEachRecord(async (item, before) => {
  const renamed = item.folderName !== before?.folderName;
  const removed = item === before;
  if (renamed || removed) await Shelves.followCase(String(item.userId), String(item._id));
});
