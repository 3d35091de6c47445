import { isDeepStrictEqual } from "node:util";
import type { Item } from "@foja/core/kernel/dynamo";
import { RECORD_KINDS, type RecordKind } from "@foja/core/kernel/records/record.rules";
import { History } from "@foja/core/operations/history";
import { Shelves } from "@foja/core/operations/shelves";
import { Statistics } from "@foja/core/operations/statistics";
import { COUNTED_KINDS, type CountedKind, idOf } from "@foja/core/operations/statistics/tags.rules";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { Calculators } from "@foja/core/practice/calculators";
import type { CourtCase } from "@foja/core/practice/folders/court.rules";
import { Handovers } from "@foja/core/practice/handovers";
import { Search } from "@foja/core/practice/search";
import { SEARCH_TYPES, type SearchType } from "@foja/core/practice/search/search.schema";
import { Tasks } from "@foja/core/practice/tasks";
import { Assignments } from "@foja/core/telling/assignments";
import { Chats } from "@foja/core/telling/chat";
import { Reminders } from "@foja/core/telling/reminders";
import { pulsing } from "./pulsing";
import { forEachRecord } from "./records";

type Changed = Item & Record<string, unknown>;

/**
 * The stream consumer that derives data from changed records: records follow their case, search
 * index, reminders and statistics are updated, and files, histories and earlier figures without
 * owner are deleted. One for all, because a shard of the table's stream allows only two readers.
 */
export const handler = pulsing(
  "derive",
  forEachRecord(async (item, before) => {
    await follow(item, before);
    await refreshSearch(item);
    await sweepFiles(before);
    await noteCreation(item, before);
    await forget(item, item === before);
    await remind(item, before);
    await Assignments.notify(item, before);
    await count(item);
    await followAccount(item, before);
    await goOnHandingOver(item, item === before);
  }),
);

/** Reassigns what a person who left a practice answered for: each stored step triggers the next. */
async function goOnHandingOver({ type, userId, personId }: Changed, removed: boolean) {
  if (type === "handover" && !removed) await Handovers.goOn(String(userId), String(personId));
}

/** Updates an account's marketing contact to its present state, or deletes it with the account. */
async function followAccount(item: Changed, before: Changed | undefined): Promise<void> {
  const userId = Subscribers.accountOf(item, before);
  if (!userId) return;
  const gone = item.type === "user" && item === before;
  await Subscribers.follow(userId, gone ? String(item.email) : undefined);
}

/** Updates the statistics to the present state of a record, and of what belongs to its case. */
async function count({ type, userId, ...item }: Changed): Promise<void> {
  if (isCounted(type)) await Statistics.refresh(String(userId), type, idOf(type, item));
}

const isCounted = (type: string): type is CountedKind =>
  (COUNTED_KINDS as readonly string[]).includes(type);

/** Repeats on its records what deleting, restoring or renaming a case did, in case any are left. */
async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  if (item.type !== "folder" || !before) return;
  const removed = item === before;
  if (!removed && item.folderName === before.folderName) return;
  const court = item.court as CourtCase | null | undefined;
  await Shelves.followCase(String(item.userId), String(item._id), court);
}

async function refreshSearch({ type, userId, _id }: Changed): Promise<void> {
  if (!(SEARCH_TYPES as readonly string[]).includes(type)) return;
  await Search.refresh(String(userId), type as SearchType, String(_id));
}

async function sweepFiles(before: Changed | undefined): Promise<void> {
  if (before?.type === "task") await Tasks.sweepFiles(before as unknown as Tasks.TaskItem);
  if (before?.type === "chatFile") await Chats.sweepFile(before as unknown as Chats.ChatFileItem);
}

/** Adds to the history who entered a new record. */
async function noteCreation({ type, userId, _id, version }: Changed, before: Changed | undefined) {
  if (before || version !== 1 || !isRecord(type)) return;
  await History.noteCreation(String(userId), String(_id));
}

/** Kinds that are deleted together with their case; other records are deleted from the trash. */
const GOES_WITH_ITS_CASE = ["movement", "notification", "novedad"];

/** Deletes the history of what was deleted for good, and the earlier figures of a calculation. */
async function forget({ type, userId, _id, ...item }: Changed, removed: boolean): Promise<void> {
  const mayBeGone = removed && (item.purgeAt || GOES_WITH_ITS_CASE.includes(type));
  const [ownerId, id] = [String(userId), String(_id)];
  if (!mayBeGone || History.kindIn(id) !== type) return;
  const isGone = await History.forgetGone(ownerId, id);
  if (isGone && type === "calculator") await Calculators.forget(ownerId, id);
}

const isRecord = (type: string): type is RecordKind =>
  (RECORD_KINDS as readonly string[]).includes(type);

/** Updates the reminders of a record, of its case, or of all when the preferences change. */
async function remind(item: Changed, before: Changed | undefined): Promise<void> {
  const { type, userId, _id } = item;
  if (type === "preferences") return refreshReminders(item, before);
  // The reminders of a case change with its shelf and with who answers for it.
  const moved = !before || item === before || item.responsibleId !== before.responsibleId;
  if (type === "folder" && moved) await Reminders.refreshCase(String(userId), String(_id));
  if (!isSource(type)) return;
  await Reminders.refresh(String(userId), type, String(_id));
}

/** Refreshes every reminder when a person's preferences changed, unless only the digest's did. */
async function refreshReminders(item: Changed, before: Changed | undefined): Promise<void> {
  const sections = ["tasks", "events", "expirations"];
  const stays = sections.every((name) => isDeepStrictEqual(item[name], before?.[name]));
  if (stays) return;
  await Reminders.refreshAll(String(item.userId));
}

const isSource = (type: string): type is Reminders.SourceType =>
  (Reminders.SOURCE_TYPES as readonly string[]).includes(type);
