import { useOwner } from "../actor";
import { Folders } from "../folders";
import type { Folder } from "../folders/folder.schema";

/** Deletes a case and hides it from all that hangs from it. It can be brought back for 30 days. */
export async function removeCase(id: string): Promise<void> {
  await Folders.remove(id);
  await Folders.follow(useOwner(), id);
}

/** Brings a deleted case back, and with it all that hung from it. */
export async function restoreCase(id: string): Promise<Folder> {
  const folder = await Folders.restore(id);
  await Folders.follow(useOwner(), id);
  return folder;
}

export { purge } from "./purge";
