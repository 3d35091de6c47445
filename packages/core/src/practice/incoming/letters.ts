import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { isStale, page } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { invalid } from "../../kernel/error";
import * as files from "../../kernel/ports/files";
import type { Kept } from "../../kernel/records";
import { Documents } from "../documents";
import { Folders } from "../folders";
import { addressOf } from "../folders/mail-address.rules";
import { readBody } from "./body";
import {
  bytesOf,
  counted,
  type LetterRecord,
  originalKey,
  present,
  unplacedRange,
} from "./letter.item";
import type { Letter, ListedLetter, listLetters, updateLetter } from "./letter.schema";
import { store } from "./store";

type List = z.output<typeof listLetters>;
type Update = z.output<typeof updateLetter>;

/** A letter as stored, on either shelf in use. Throws `letter.not_found`. */
export const find = (id: string): Promise<Kept<LetterRecord>> => store.find(id);

/** One letter, with its text. Throws `letter.not_found` for another practice's as for none. */
export async function get(id: string): Promise<Letter> {
  const read = await store.find(id);
  return { ...present(store.itemOf(read)), ...(await readBody(read)) };
}

/** One page of letters, the newest first: of a case, those without one, or of the practice. */
export async function list(asked: List) {
  const { MAIL_IN_DOMAIN: domain } = env();
  const ownerId = useOwner();
  const mailAddress = domain ? addressOf({ ownerId, folderId: null }, domain) : null;
  return { ...(await listed(asked)), mailAddress };
}

async function listed({ folderId, unplaced, limit, cursor }: List) {
  if (folderId && unplaced) {
    throw invalid("unplaced", "El parámetro «unplaced» no va junto con «folderId».");
  }
  const ownerId = useOwner();
  if (unplaced) {
    const found = await page({ ...unplacedRange(ownerId), limit, newestFirst: true }, cursor);
    return { letters: found.items.map(present), nextCursor: found.nextCursor };
  }
  const { items, nextCursor } = await Folders.listEntries("letter", { folderId, limit, cursor });
  return { letters: items.map(present), nextCursor };
}

/**
 * Puts a letter in a case, with those of its files that are in the case that it leaves; or takes it
 * out of one. May be repeated. Throws a sentence on `folderId` where there is no such case.
 */
export async function update(id: string, given: Update, ifVersion?: number): Promise<ListedLetter> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const { folderId = null } = given;
  const into = await Folders.moved(read, folderId);
  await carryFiles(read, folderId);
  const next = { ...read, ...into, foundBy: null, proposal: null };
  return store.change(read, next, ...Folders.recount(counted(read), counted(next)));
}

async function carryFiles({ files, folderId: from }: LetterRecord, folderId: string | null) {
  const ids = files.flatMap(({ documentId }) => documentId ?? []);
  const documents = await Documents.several(ids);
  for (const document of documents.values()) {
    // One that somebody put elsewhere stays there.
    if (document.folderId !== from || from === folderId) continue;
    await Documents.update(document._id, { folderId });
  }
}

/**
 * Deletes a letter: restorable for 30 days; releases the bytes of its original. Its files are documents,
 * and stay.
 */
export async function remove(id: string): Promise<ListedLetter> {
  const read = await store.find(id);
  const bytes = bytesOf(read);
  const released = bytes > 0 ? [Plans.releaseStorage(bytes)] : [];
  return store.move(read, "deleted", ...Folders.recount(counted(read)), ...released);
}

/** Restores a deleted letter to its case, if the plan has room for its original. */
export const restore = (id: string): Promise<ListedLetter> =>
  again(async () => {
    const read = await store.findOn(id, "deleted");
    const back = { ...read, ...(await Folders.caseNow(read)) };
    const bytes = bytesOf(back);
    const room = bytes > 0 ? [await Plans.takeStorage(bytes)] : [];
    return store.move(back, "active", ...Folders.recount(undefined, counted(back)), ...room);
  }, isStale);

/** How long the address of an original is valid. */
const LINK_SECONDS = 60;

/** An address, valid for one minute, of a letter as it came. Throws `letter.not_found`. */
export async function original(id: string): Promise<string> {
  const read = await store.find(id);
  return files.linkTo(originalKey(read), `${read.subject || "correo"}.eml`, LINK_SECONDS);
}
