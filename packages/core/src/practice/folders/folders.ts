import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { getMany, isStale, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { type Kept, type ListOptions, type Planned, pick, recordKey } from "../../kernel/records";
import { handed, leftTo } from "../responsible";
import type { InCase } from "./docket.item";
import { draft, editable } from "./draft";
import { attributesOf, type FolderRecord, present } from "./folder.item";
import { agreeStatus, contradictions } from "./folder.rules";
import type {
  batchFolders,
  createFolder,
  Folder,
  FolderField,
  PartialFolder,
  updateFolder,
} from "./folder.schema";
import { onReturn, reservedFrom, reserveWrites, speaksOfAccess } from "./reserve";
import { store } from "./store";

type Create = z.output<typeof createFolder>;
type Update = z.output<typeof updateFolder>;

/** Opens a case, counted in the plan in the same transaction. Throws `plan.limit_reached`. */
export async function create(given: Create): Promise<Folder> {
  return again(async () => {
    const folder = drafted(given);
    const beside = [...leftTo(folder.responsibleId), ...(await reserveWrites(folder))];
    return store.create(folder, Plans.take("folders"), ...beside);
  }, isStale);
}

/** A new case for a larger commit, which must also count it in the plan. */
export async function plan(given: Create): Promise<Planned<Folder>> {
  const folder = drafted(given);
  return store.planned(folder, ...leftTo(folder.responsibleId), ...(await reserveWrites(folder)));
}

function drafted(given: Create): Kept<FolderRecord> {
  const folder = draft(given);
  assertConsistent(given, folder);
  return folder;
}

function assertConsistent(given: Update, merged: Kept<FolderRecord>): void {
  const wrong = contradictions(given, merged);
  if (wrong) throw invalid(wrong.path, wrong.message);
}

/** One case. Throws `folder.not_found` for another practice's as for none. */
export async function get(id: string): Promise<Folder> {
  return store.get(id);
}

/** The case to which a record is to belong. Throws a sentence on `folderId` when there is none. */
export const assertExists = (folderId: string): Promise<Folder> =>
  getOr(folderId, () => invalid("folderId", "Causa: no encontramos esa causa."));

/** The case fields of a record in that case, or in none. Throws a sentence on `folderId`. */
export async function caseFields(folderId: string | null | undefined): Promise<InCase> {
  if (!folderId) return { folderId: null, folderName: null };
  const { folderName } = await assertExists(folderId);
  return { folderId, folderName };
}

/**
 * The case fields of a changed record. Without a `folderId`, or with an unchanged one, nothing
 * changes, even if that case was archived or deleted.
 */
export async function moved(read: InCase, folderId: string | null | undefined) {
  const stays = folderId === undefined || folderId === read.folderId;
  return stays ? {} : caseFields(folderId);
}

/**
 * Throws `hidden()` where the case is deleted or does not exist: its records are hidden with it.
 */
export async function assertSeen(folderId: string, hidden: () => Error): Promise<void> {
  await getOr(folderId, hidden);
}

async function getOr(folderId: string, missing: () => Error): Promise<Folder> {
  try {
    return await get(folderId);
  } catch (error) {
    throw error instanceof AppError && error.code === "folder.not_found" ? missing() : error;
  }
}

type List = Omit<ListOptions, "attributes"> & { fields?: FolderField[] };

/** One page of the practice's cases, newest first; archived ones only if requested. */
export async function list({ fields, ...options }: List) {
  const { found, nextCursor } = await store.list({
    ...options,
    attributes: fields && attributesOf(fields),
  });
  const folders: PartialFolder[] = found.map((folder) => pick(folder, fields));
  return { folders, nextCursor };
}

/** Several cases, in the requested order; those that do not exist are left out. */
export async function batch({ folderIds, fields }: z.output<typeof batchFolders>) {
  const ids = [...new Set(folderIds)].filter((id) => isId("folder", id));
  const shelves = ["active", "archived"] as const;
  const items = await Promise.all(
    shelves.map((shelf) =>
      ids.length === 0 ? [] : getMany(ids.map((id) => recordKey("folder", useOwner(), id, shelf))),
    ),
  );
  const found = new Map(items.flat().flatMap((item) => (item ? [entryOf(present(item))] : [])));
  return ids.flatMap((id) => {
    const folder = found.get(id);
    return folder ? [pick(folder, fields)] : [];
  });
}

const entryOf = (folder: Folder): [string, Folder] => [folder._id, folder];

/**
 * Changes the given fields, and who may see the case, in one commit with `beside`. Throws
 * `version.stale` where the version is not `ifVersion`, and a sentence on `responsibleId` or
 * `memberIds`.
 */
export async function update(
  id: string,
  given: Update,
  ifVersion?: number,
  ...beside: Write[]
): Promise<Folder> {
  const once = () => updateOnce(id, given, ifVersion, beside);
  // All reserved cases of a practice share an item, which may have changed for another case.
  return speaksOfAccess(given) ? again(once, isStale) : once();
}

async function updateOnce(
  id: string,
  given: Update,
  ifVersion: number | undefined,
  beside: Write[],
): Promise<Folder> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const fields = editable(given);
  const { responsibleId, writes } = handed(read, fields);
  const before = read.reservedFor ?? null;
  const reservedFor = reservedFrom(given, before, responsibleId);
  const next = { ...read, ...fields, ...agreeStatus(fields), responsibleId, reservedFor };
  assertConsistent(fields, next);
  if (reservedFor && !reservedFor.includes(responsibleId)) throw unnamed();
  const isKept = String(before) !== String(reservedFor);
  const kept = isKept ? await reserveWrites(next, before) : [];
  return store.change(read, next, ...writes, ...kept, ...beside);
}

const unnamed = () =>
  invalid(
    "responsibleId",
    "Responsable: la causa es reservada y esa persona no la ve. Nombrala primero.",
  );

/**
 * Deletes a case, in one commit with `beside`: hidden everywhere at once, restorable for 30 days.
 */
export async function remove(id: string, ...beside: Write[]): Promise<Folder> {
  const folder = await store.find(id);
  // An archived case is not counted, so nothing is released.
  const counted = folder.shelf === "active" ? [Plans.release("folders")] : [];
  return store.move(folder, "deleted", ...counted, ...beside);
}

/** Restores a deleted case to its shelf: to the active one only if the plan has room. */
export const restore = (id: string): Promise<Folder> =>
  again(async () => {
    const read = await store.findOn(id, "deleted");
    const { folder, writes } = await onReturn(read);
    const room = read.from ? [] : [Plans.take("folders")];
    return store.move(folder, read.from ?? "active", ...room, ...writes);
  }, isStale);

/** Archives a case: it stops counting in the plan. */
export async function archive(id: string): Promise<Folder> {
  const folder = await store.findOn(id, "active");
  return store.move(folder, "archived", Plans.release("folders"));
}

/** Returns an archived case to the active shelf. Throws `plan.limit_reached` without room. */
export async function unarchive(id: string): Promise<Folder> {
  const folder = await store.findOn(id, "archived");
  return store.move(folder, "active", Plans.take("folders"));
}
