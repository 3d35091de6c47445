import { useOwner } from "../../kernel/actor";
import { Ledger } from "../../money/ledger";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";
import type { Folder } from "../../practice/folders/folder.schema";
import { assertRoom } from "./along";
import { propagate } from "./propagate";

/**
 * Deletes a case and takes along what hangs from it. It can be brought back for 30 days. Throws
 * `ledger.client_money` while the practice holds money of its client.
 */
export async function removeCase(id: string): Promise<void> {
  const { folderName } = await Folders.remove(id, Ledger.withoutClientMoney(id));
  await propagate(useOwner(), id, { folderName, shelf: "deleted" });
}

/**
 * Brings a deleted case back with what it took along, each to where it was. Throws
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
 * Makes all that hangs from a case say what the case now is; once it has gone, `court` says which of
 * the courts' it was. May run late, twice, in any order.
 */
export async function followCase(
  ownerId: string,
  folderId: string,
  court?: CourtCase | null,
): Promise<void> {
  await propagate(ownerId, folderId, await Folders.standing(ownerId, folderId), court);
}
