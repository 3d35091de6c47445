import type * as z from "zod";
import { useOwner } from "../actor";
import { now, nowIso } from "../clock";
import { commit, fromCursor, get, insert, query, remove, replace, toCursor } from "../dynamo";
import { AppError, invalid } from "../error";
import { isId } from "../id";
import { Idempotency } from "../idempotency";
import { Plans } from "../plans";
import {
  attributesOf,
  type FolderRecord,
  folderKey,
  fromItem,
  present,
  shelfRange,
  toFolder,
  toItem,
} from "./folder.item";
import { agreeStatus, contradictions, purgeAt, type Shelf } from "./folder.rules";
import type {
  createFolder,
  Folder,
  FolderField,
  PartialFolder,
  updateFolder,
} from "./folder.schema";

type Create = z.output<typeof createFolder>;
type Update = z.output<typeof updateFolder>;

const notFound = () => new AppError("folder.not_found", "No encontramos esa causa.");

/** Opens a case, counted against the plan in the same transaction. Throws `plan.limit_reached`. */
export async function create(given: Create): Promise<Folder> {
  const folder = draft(given);
  const repeated = new Error("this very request already opened it");
  try {
    await commit(
      insert(toItem(folder), () => repeated),
      Plans.take("folders"),
    );
    return present(folder);
  } catch (error) {
    if (error !== repeated) throw error;
    return get_(folder._id);
  }
}

function draft(given: Create): FolderRecord {
  const { causaVerified, causaIsValid, causaAssociationStatus, ...fields } = given;
  const folder: FolderRecord = {
    ...EMPTY,
    ...fields,
    ...agreeStatus(fields),
    _id: Idempotency.mint("folder"),
    userId: useOwner(),
    createdAt: nowIso(),
    updatedAt: nowIso(),
  };
  assertConsistent(fields, folder);
  return folder;
}

const EMPTY = {
  status: "nueva",
  orderStatus: "nueva",
  materia: null,
  initialDateFolder: null,
  finalDateFolder: null,
  folderJuris: null,
  folderFuero: null,
  description: null,
  customerName: null,
  pjn: false,
  mev: false,
  causaVerified: false,
  causaIsValid: null,
  causaAssociationStatus: "none",
  archived: false,
  shelf: "active",
  purgeAt: null,
  version: 1,
} as const;

function assertConsistent(given: Update, merged: FolderRecord): void {
  const wrong = contradictions(given, merged);
  if (wrong) throw invalid(wrong.path, wrong.message);
}

/** One case. Throws `folder.not_found`, for another practice's as for none. */
export async function get_(id: string): Promise<Folder> {
  return present(await find(id));
}

/** A case wherever it lies but among the deleted: on the desk first, where it nearly always is. */
async function find(id: string): Promise<FolderRecord> {
  return (await on(id, "active")) ?? (await on(id, "archived")) ?? Promise.reject(notFound());
}

async function on(id: string, shelf: Shelf): Promise<FolderRecord | undefined> {
  if (!isId("folder", id)) throw notFound();
  const item = await get(folderKey(useOwner(), id, shelf));
  return item && fromItem(item);
}

export type ListOptions = {
  archived?: boolean;
  limit: number;
  cursor?: string;
  fields?: FolderField[];
};

/** One page of the practice's cases, newest first; archived ones only when asked for. */
export async function list({ archived, limit, cursor, fields }: ListOptions) {
  const range = shelfRange(useOwner(), archived ? "archived" : "active");
  const scope = `${range.pk}\n${range.sk.startingWith}`;
  const after = await fromCursor(scope, cursor);
  const page = await query({
    ...range,
    limit,
    after: after === undefined ? undefined : { pk: range.pk, sk: after },
    attributes: fields && attributesOf(fields),
  });
  const folders: PartialFolder[] = page.items.map((item) => pick(toFolder(item), fields));
  return { folders, nextCursor: await toCursor(scope, page.last?.sk) };
}

function pick(folder: Folder, fields: FolderField[] | undefined): PartialFolder {
  if (!fields || fields.includes("archived")) return folder;
  const { archived, ...rest } = folder;
  return rest;
}

/** Changes the fields it carries. Throws `version.stale` over another version than `ifVersion`. */
export async function update(id: string, given: Update, ifVersion?: number): Promise<Folder> {
  const read = await find(id);
  if (ifVersion !== undefined && ifVersion !== read.version) {
    throw new AppError("version.stale", "La causa cambió mientras la editabas. Revisá los datos.");
  }
  const { causaVerified, causaIsValid, causaAssociationStatus, ...fields } = given;
  const next = { ...read, ...fields, ...agreeStatus(fields), updatedAt: nowIso() };
  assertConsistent(fields, next);
  await commit(replace(toItem(next), read));
  return present({ ...next, version: read.version + 1 });
}

/** Deletes a case: hidden everywhere at once, restorable for 30 days. */
export async function remove_(id: string): Promise<void> {
  const folder = await find(id);
  const gone = { ...folder, shelf: "deleted" as const, purgeAt: purgeAt(now()) };
  // An archived case was not counted, so it gives nothing back.
  const given = folder.shelf === "active" ? [Plans.release("folders")] : [];
  await move(folder, gone, given);
}

/** Brings a deleted case back to the desk, if the plan has room. */
export async function restore(id: string): Promise<Folder> {
  const folder = await on(id, "deleted");
  if (!folder) throw notFound();
  const back = { ...folder, shelf: "active" as const, purgeAt: null };
  return present(await move(folder, back, [Plans.take("folders")]));
}

async function move(from: FolderRecord, to: FolderRecord, counted: Parameters<typeof commit>) {
  const moved = { ...to, updatedAt: nowIso(), version: from.version + 1 };
  await commit(insert(toItem(moved)), remove(toItem(from)), ...counted);
  return moved;
}

export { purge } from "./purge";
export { get_ as get, remove_ as remove };
