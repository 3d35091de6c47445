import type * as z from "zod";
import { useUser } from "../../kernel/actor";
import type { Changed } from "../../kernel/changes";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  insert,
  pageOf,
  remove,
  replace,
  stale,
  tryCommit,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { derivedId, isId, newId } from "../../kernel/id";
import { once } from "../../kernel/once";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../../practice/folders";
import { Links } from "../links";
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
import { tell } from "./ways";

/**
 * Proposes what a change of a record says to the case's clients, once for each cause. May run late and
 * twice. Only for a practice whose clients have a page, and for what is recent.
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
  const record: NoticeRecord = {
    ...{ _id: derivedId("notice", Date.parse(at), cause), userId, folderId },
    ...{ folderName: state.folderName, status: "proposed", ...sentence },
    ...{ about: { kind: item.type, id: String(item._id) }, createdAt: nowIso() },
    ...{ decidedAt: null, decidedBy: null, version: 1 },
  };
  await tryCommit(insert(markOf(userId, record._id, now())), insert(toItem(record)));
}

/** One page of the practice's notices in a state, the newest first. */
export async function list({ status, folderId, limit, cursor }: z.output<typeof listNotices>) {
  const range = { ...noticesRange(useUser().ownerId, status, folderId), limit };
  const wanted = (item: NoticeItem) => !folderId || item.folderId === folderId;
  const found = await pageOf<NoticeItem>(range, wanted, cursor);
  return { notices: found.items.map(present), nextCursor: found.nextCursor };
}

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
  if (!item) throw new AppError("notice.not_found", "Ese aviso ya no espera una decisión.");
  // Whoever may not see the case decides nothing on it.
  await Folders.get(item.folderId);
  return item;
}
