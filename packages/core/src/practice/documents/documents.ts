import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { isStale } from "../../kernel/dynamo";
import { hasCode } from "../../kernel/error";
import type { Kept } from "../../kernel/records";
import { fold } from "../../kernel/text.rules";
import { totalSize } from "../files/file.rules";
import { Folders } from "../folders";
import {
  counted,
  type DocumentItem,
  type DocumentRecord,
  present,
  versionsOf,
} from "./document.item";
import type { Document, DocumentVersion, listDocuments, updateDocument } from "./document.schema";
import { store } from "./store";
import { pendingOf } from "./uploads";

type List = z.output<typeof listDocuments>;
type Update = z.output<typeof updateDocument>;

/** A document as stored, on either shelf in use. Throws `document.not_found`. */
export const find = (id: string): Promise<Kept<DocumentRecord>> => store.find(id);

/**
 * One document; to who is uploading its first file, also before that arrived. Throws
 * `document.not_found` for another practice's as for none.
 */
export async function get(id: string): Promise<Document> {
  try {
    return await store.get(id);
  } catch (error) {
    if (!hasCode(error, "document.not_found")) throw error;
    return (await pendingOf(id)) ?? Promise.reject(error);
  }
}

/** The documents of these ids that are not deleted, by id. */
export const several = (ids: string[]): Promise<Map<string, Document>> => store.several(ids);

/**
 * One page of the documents of a case, the latest date first, or of the practice, the newest first;
 * of one kind, and with one label. Throws `folder.not_found`.
 */
export async function list({ kind, tag, ...asked }: List) {
  const sought = tag && fold(tag);
  const { items, nextCursor } = await Folders.listEntries<DocumentItem>(
    "document",
    asked,
    (one) =>
      (!kind || one.kind === kind) && (!sought || one.tags.some((own) => fold(own) === sought)),
  );
  return { documents: items.map(present), nextCursor };
}

/** The versions of a document, the newest first. */
export const versions = async (id: string): Promise<DocumentVersion[]> =>
  versionsOf(await store.find(id));

/**
 * Changes the given fields. Throws `version.stale` where the version is not `ifVersion`, and a
 * sentence on `folderId` where there is no such case.
 */
export async function update(id: string, given: Update, ifVersion?: number): Promise<Document> {
  const read = await store.find(id);
  const isSame = ifVersion !== undefined && ifVersion >= (read.sameSince ?? read.version);
  if (!isSame || ifVersion > read.version) store.assertVersion(read, ifVersion);
  const { sameSince, ...kept } = read;
  const next = { ...kept, ...given, ...(await Folders.moved(read, given.folderId)) };
  return store.change(read, next, ...Folders.recount(counted(read), counted(next)));
}

/** Deletes a document with its versions: restorable for 30 days; releases their bytes. */
export async function remove(id: string): Promise<Document> {
  const read = await store.find(id);
  const beside = [
    ...Folders.recount(counted(read)),
    Plans.releaseStorage(totalSize(read.revisions)),
  ];
  return store.move(read, "deleted", ...beside);
}

/** Restores a deleted document to its case, if the plan has room for its versions. */
export const restore = (id: string): Promise<Document> =>
  again(async () => {
    const read = await store.findOn(id, "deleted");
    const back = { ...read, ...(await Folders.caseNow(read)) };
    const room = await Plans.takeStorage(totalSize(back.revisions));
    return store.move(back, "active", ...Folders.recount(undefined, counted(back)), room);
  }, isStale);
