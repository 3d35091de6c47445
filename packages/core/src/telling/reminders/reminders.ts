import pMap from "p-map";
import { now } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { Ledger } from "../../money/ledger";
import { Folders } from "../../practice/folders";
import { refresh } from "./refresh";
import { type ReminderItem, reminderRange } from "./reminder.item";
import { type Dated, dueDay, SOURCE_TYPES, type SourceType } from "./reminder.rules";
import { look, undated } from "./source";

/** How many of a practice's sources are checked concurrently. */
const WIDTH = 10;

const WATCHED = ["pk", "sk", "sourceType", "sourceId", "due", "nextAt"];

/**
 * Derives all reminders of a practice again, after a person changed the preferences. Past dates
 * have nothing left to announce and are skipped.
 */
export async function refreshAll(ownerId: string): Promise<void> {
  const today = dayOf(now());
  const isPast = ({ due, nextAt }: ReminderItem) =>
    nextAt === null && due !== null && dueDay(due) < today;
  const range = { ...reminderRange(ownerId), attributes: WATCHED };
  await each(walk<ReminderItem>(range), async (item) => {
    if (!isPast(item)) await refresh(ownerId, item.sourceType, item.sourceId);
  });
}

/** Derives all reminders from the records themselves, also those the stream never delivered. */
export async function rebuild(ownerId: string): Promise<void> {
  for (const sourceType of SOURCE_TYPES) {
    const range = { ...shelfRange(sourceType, ownerId, "active"), limit: 500, attributes: ["_id"] };
    await each(walk(range), (item) =>
      refresh(ownerId, sourceType, String(Reflect.get(item, "_id"))),
    );
  }
}

/** A dated record. */
export type SourceRef = { kind: SourceType; id: string };

/**
 * Derives the reminders of several different sources. Most have no date and no reminder: these are
 * recognised by one read for all.
 */
export async function refreshMany(ownerId: string, sources: readonly SourceRef[]): Promise<void> {
  const quiet = await undated(ownerId, sources);
  const others = sources.filter(({ id }) => !quiet.has(id));
  await each(others, ({ kind, id }) => refresh(ownerId, kind, id));
}

/** Derives the reminders of what falls due in a case, hidden and restored with the case. */
export async function refreshCase(ownerId: string, folderId: string): Promise<void> {
  await each(walk(Folders.dueRange(ownerId, folderId, "0")), (item) =>
    refresh(ownerId, item.type as SourceType, String(Reflect.get(item, "_id"))),
  );
  const { installments } = await Ledger.installmentsOf(ownerId, folderId);
  await each(installments, ({ _id }) => refresh(ownerId, "installment", _id));
}

/** What falls due in a practice between two days, both included, and is still open. */
export async function dueBetween(ownerId: string, from: string, to: string): Promise<Dated[]> {
  const found: Dated[] = [];
  const isWithin = ({ due }: ReminderItem) => {
    const day = due === null ? "" : dueDay(due);
    return day >= from && day <= to;
  };
  const range = { ...reminderRange(ownerId), attributes: WATCHED };
  await each(walk<ReminderItem>(range), async (item) => {
    if (!isWithin(item)) return;
    const { dated } = await look(ownerId, item.sourceType, item.sourceId);
    if (dated?.open && dated.due !== null) found.push(dated);
  });
  return found;
}

const each = <T>(items: AsyncIterable<T> | Iterable<T>, work: (item: T) => Promise<unknown>) =>
  pMap(items, work, { concurrency: WIDTH });
