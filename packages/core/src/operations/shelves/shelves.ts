import { useOwner } from "../../kernel/actor";
import { Ledger } from "../../money/ledger";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";
import type { Folder } from "../../practice/folders/folder.schema";
import { assertRoom } from "./along";
import { propagate } from "./propagate";

/**
 * Deletes a case and what belongs to it. It can be restored for 30 days. Throws
 * `ledger.client_money` while the practice holds money of its client.
 */
export async function removeCase(id: string): Promise<void> {
  const { folderName } = await Folders.remove(id, Ledger.withoutClientMoney(id));
  await propagate(useOwner(), id, { folderName, shelf: "deleted" });
}

/**
 * Restores a deleted case with what was deleted with it, each to its shelf. Throws
 * `plan.limit_reached` where the plan has no room for all of it.
 */
export async function restoreCase(id: string): Promise<Folder> {
  await assertRoom(useOwner(), id);
  const folder = await Folders.restore(id);
  const shelf = folder.archived ? "archived" : "active";
  await propagate(useOwner(), id, { folderName: folder.folderName, shelf });
  return folder;
}

/**
 * Updates all that belongs to a case with its present state; for one deleted for good, `court` is
 * the court file that it was linked with. May run late, twice, in any order.
 */
export async function followCase(
  ownerId: string,
  folderId: string,
  court?: CourtCase | null,
): Promise<void> {
  await propagate(ownerId, folderId, await Folders.caseState(ownerId, folderId), court);
}
