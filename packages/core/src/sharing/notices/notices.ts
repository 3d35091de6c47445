import type * as z from "zod";
import { inPractice, may, useUser } from "../../kernel/actor";
import type { Changed } from "../../kernel/changes";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  insert,
  isReserved,
  pageOf,
  type ReservedItem,
  remove,
  replace,
  reservedKey,
  stale,
  tryCommit,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { derivedId, isId, newId } from "../../kernel/id";
import { once } from "../../kernel/once";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../../practice/folders";
import { sideOf } from "../../practice/folders/party.rules";
import { Links } from "../links";
import { mayGoAlone, wordsOf } from "./kinds.rules";
import {
  markOf,
  type NoticeItem,
  type NoticeRecord,
  noticeKey,
  noticesRange,
  present,
  toItem,
} from "./notice.item";
import type { createNotice, decideNotice, listNotices, Notice, Way } from "./notice.schema";
import { isNews, sentenceOf } from "./sentence.rules";
import { chosenOf } from "./settings";
import { tell } from "./ways";

/**
 * Proposes what a change of a record says to the case's clients, once for each cause; of a kind that the
 * practice lets go out alone, tells it. May run late and twice. Only for a practice whose clients have a
 * page, and for what is recent.
 */
export async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  const sentence = sentenceOf(item, before);
  const { userId, folderId } = item;
  if (!sentence || typeof userId !== "string" || typeof folderId !== "string") return;
  if (!isNews(sentence.date, now())) return;
  if (!(await once(`links ${userId}`, () => Links.hasAny(userId)))) return;
  const state = await Folders.caseState(userId, folderId);
  if (!state || state.shelf === "deleted") return;
  const at = String(item.createdAt ?? nowIso());
  const cause = `${item.type} ${item._id} ${item.type === "task" ? "done" : "made"}`;
  const { folderName, party } = state;
  const { kind, told, date, when, place } = sentence;
  const chosen = (await chosenOf(userId))[kind];
  const words = { own: chosen?.text, side: sideOf(party) };
  const text = wordsOf(kind, { ...told, causa: folderName }, words);
  const record: NoticeRecord = {
    ...{ _id: derivedId("notice", Date.parse(at), cause), userId, folderId, folderName },
    ...{ status: "proposed", text },
    ...{ about: { kind: item.type, id: String(item._id) }, date, when, place },
    ...{ createdAt: nowIso(), decidedAt: null, decidedBy: null, version: 1 },
  };
  const isAlone = chosen?.alone && mayGoAlone(kind) && (await isOpen(userId, folderId));
  if (isAlone) return goAlone(record);
  await tryCommit(insert(markOf(userId, record._id, now())), insert(toItem(record)));
}

/** Whether a case is open to the whole practice: what happens in another goes out by hand alone. */
const isOpen = async (ownerId: string, folderId: string): Promise<boolean> =>
  !isReserved(await get<ReservedItem>(reservedKey(ownerId)), folderId);

/** Tells what the practice lets go out without somebody's approval: once, as its mark is made. */
async function goAlone(record: NoticeRecord): Promise<void> {
  const { userId, _id } = record;
  const mark = markOf(userId, _id, now());
  if (await get(mark)) return;
  const approved = { ...record, status: "approved" as const, decidedAt: nowIso() };
  const { writes } = await inPractice(userId, () => tell(approved));
  await tryCommit(insert(mark), insert(toItem(approved)), ...writes);
}

/** One page of the practice's notices in a state, the newest first. */
export async function list({ status, folderId, limit, cursor }: z.output<typeof listNotices>) {
  const range = { ...noticesRange(useUser().ownerId, status, folderId), limit };
  const wanted = (item: NoticeItem) => (!folderId || item.folderId === folderId) && isForThem(item);
  const found = await pageOf<NoticeItem>(range, wanted, cursor);
  return { notices: found.items.map(present), nextCursor: found.nextCursor };
}

/** Whether a notice is for the eyes of who acts: of what was paid, of those who see money alone. */
const isForThem = ({ about }: Notice): boolean => about.kind !== PAYMENT || may("money");
const PAYMENT = "ledgerEntry";

/** What was approved of a case, the newest first. */
export async function approvedOf(ownerId: string, folderId: string): Promise<Notice[]> {
  const found: Notice[] = [];
  const range = { ...noticesRange(ownerId, "approved", folderId), limit: 200 };
  for await (const item of walk<NoticeItem>(range)) found.push(present(item));
  return found.sort((a, b) => b.date.localeCompare(a.date));
}

const decided = (status: NoticeRecord["status"]) => ({
  ...{ status, decidedAt: nowIso(), decidedBy: useUser().userId },
});

type Told = Notice & { ways: Way[] };

/** Keeps a sentence that was written by hand, approved by who writes it, and tells the case's clients. */
export async function create({ folderId, text }: z.output<typeof createNotice>): Promise<Told> {
  const { ownerId: userId } = useUser();
  const { folderName } = await Folders.get(folderId);
  const record: NoticeRecord = {
    ...{ _id: newId("notice"), userId, folderId, folderName, text },
    ...{ about: { kind: "written", id: null }, date: dayOf(nowIso()), when: null, place: null },
    ...{ createdAt: nowIso(), version: 1, ...decided("approved") },
  };
  const { ways, writes } = await tell(record);
  await commit(insert(toItem(record)), ...writes);
  return { ...present(record), ways };
}

/**
 * Changes the words of a notice that waits, approves or dismisses it. What is approved is told in the
 * same commit: a repetition tells nobody twice. Throws `notice.not_found` for one that was decided.
 */
export async function decide(
  id: string,
  { text, status }: z.output<typeof decideNotice>,
): Promise<Told> {
  const read = await waiting(id);
  const next: NoticeRecord = {
    ...read,
    ...(text !== undefined && { text }),
    ...(status && decided(status)),
    version: read.version + 1,
  };
  if (!status) {
    await commit(replace(toItem(next), read, stale));
    return { ...present(next), ways: [] };
  }
  const { ways, writes } = status === "approved" ? await tell(next) : { ways: [], writes: [] };
  await commit(remove(read, stale), insert(toItem(next)), ...writes);
  return { ...present(next), ways };
}

async function waiting(id: string): Promise<NoticeItem> {
  const { ownerId: userId } = useUser();
  const key = noticeKey({ userId, _id: id, status: "proposed", folderId: "" });
  const item = isId("notice", id) && (await get<NoticeItem>(key));
  if (!item || !isForThem(item))
    throw new AppError("notice.not_found", "Ese aviso ya no espera una decisión.");
  // Whoever may not see the case decides nothing on it.
  await Folders.get(item.folderId);
  return item;
}
