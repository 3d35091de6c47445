import { useOwner } from "../../kernel/actor";
import { put, removeAny, seenOf, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import type { Kept } from "../../kernel/records";
import { Folders } from "../folders";
import { type ContactRecord, linkKey, toLink } from "./contact.item";
import type { Contact } from "./contact.schema";
import { store } from "./store";

/** Throws a sentence on `folderIds` if a case does not exist. */
export async function assertCases(folderIds: string[]): Promise<void> {
  const found = await Folders.batch({ folderIds, fields: [] });
  if (found.length === folderIds.length) return;
  throw invalid("folderIds", "Causas: no encontramos una de las que elegiste.");
}

/** Throws if one of these cases does not exist, unless the actor sees the contact linked to it. */
export async function assertAdded(read: Kept<ContactRecord>, folderIds: string[]): Promise<void> {
  const seen = seenOf(read.folderIds);
  const added = [...new Set(folderIds)].filter((one) => !seen.includes(one));
  if (added.length > 0) await assertCases(added);
}

/** The writes that change the links of a contact from `before` to `after`. */
export function relink(
  { _id }: Pick<Kept<ContactRecord>, "_id">,
  before: readonly string[],
  after: readonly string[],
): Write[] {
  const added = after.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !after.includes(id));
  return [
    ...added.map((folderId) => put(toLink(useOwner(), folderId, _id))),
    ...gone.map((folderId) => removeAny(linkKey(useOwner(), folderId, _id))),
  ];
}

/** Links a contact to cases. Its other links stay. */
export async function link(id: string, folderIds: string[], ifVersion?: number): Promise<Contact> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  await assertAdded(read, folderIds);
  const next = { ...read, folderIds: [...new Set([...read.folderIds, ...folderIds])] };
  return store.change(read, next, ...relink(read, read.folderIds, next.folderIds));
}

/** Unlinks a contact from a case. Throws `folder.not_found` when it was not linked. */
export async function unlink(id: string, folderId: string): Promise<Contact> {
  const read = await store.find(id);
  if (!seenOf(read.folderIds).includes(folderId)) {
    throw new AppError("folder.not_found", "El contacto no está en esa causa.");
  }
  const folderIds = read.folderIds.filter((one) => one !== folderId);
  return store.change(read, { ...read, folderIds }, ...relink(read, read.folderIds, folderIds));
}
