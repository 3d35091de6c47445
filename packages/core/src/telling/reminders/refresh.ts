import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  insert,
  isExpired,
  isStale,
  remove,
  replace,
  stale,
  type Write,
} from "../../kernel/dynamo";
import { Alerts } from "../alerts";
import type { AlertIcon } from "../alerts/alert.schema";
import type { Preferences } from "../preferences/preferences.schema";
import { type Raised, type Reminder, reminderKey, toItem } from "./reminder.item";
import {
  type Dated,
  judge,
  type Moment,
  type SourceType,
  sinceOf,
  wordsOf,
} from "./reminder.rules";
import { look } from "./source";

const ICONS: Record<SourceType, AlertIcon> = {
  task: "TaskSquare",
  event: "CalendarRemove",
  movement: "TableDocument",
  notification: "MessageText1",
  installment: "TableDocument",
};

/**
 * Derives the reminder of a source from the source and from the person's preferences, both as they
 * are now, and raises what is due, once. May run late, twice, concurrently, in any order, and be cut
 * short anywhere. Answers whether it raised an alert.
 */
export async function refresh(
  ownerId: string,
  sourceType: SourceType,
  sourceId: string,
): Promise<boolean> {
  return again(() => attempt(ownerId, sourceType, sourceId), isStale);
}

async function attempt(ownerId: string, sourceType: SourceType, id: string): Promise<boolean> {
  const { memory, dated, preferences } = await look(ownerId, sourceType, id);
  if (!dated) return forget(ownerId, memory);
  if (!memory && dated.due === null) return false;
  const source = { ownerId, sourceType, id };
  const { told, nextAt } = judge(dated, preferences, memory, nowIso());
  const kept = (memory?.raised ?? []).filter(({ due }) => dated.open && due === dated.due);
  const due =
    told && !kept.some(({ threshold }) => threshold === told.threshold) ? told : undefined;
  const next: Reminder = {
    sourceType,
    sourceId: id,
    userId: ownerId,
    due: dated.due,
    since: sinceOf(memory, dated),
    nextAt,
    raised: due ? [...kept, raisedOf(source, dated, due)] : kept,
    version: memory?.version ?? 1,
  };
  // Of something long past: it would be gone before anybody looked at it.
  if (!memory && isExpired(toItem(next), now())) return false;
  const untrue = (memory?.raised ?? []).filter((one) => !kept.includes(one));
  const writes = [
    ...(same(memory, next) ? [] : [write(memory, next)]),
    ...(await Alerts.withdrawals(ownerId, idsOf(untrue))),
  ];
  const alert = due
    ? Alerts.byChannels(ownerId, draftOf(source, dated, due), wanted(preferences, dated))
    : [];
  return written(writes, alert);
}

const idsOf = (raised: Raised[]) => raised.map(({ alertId }) => alertId);

/** Commits with the alert, or without it where its cause was raised before. Answers whether it rang. */
async function written(writes: Write[], alert: Write[]): Promise<boolean> {
  const outcome = await Alerts.tryRaise(alert, ...writes);
  if (typeof outcome !== "string") throw stale();
  return outcome === "raised";
}

/** Its source has gone for good. */
async function forget(ownerId: string, memory: Reminder | undefined): Promise<boolean> {
  if (!memory) return false;
  const key = { ...reminderKey(ownerId, memory.sourceId), version: memory.version };
  await commit(remove(key), ...(await Alerts.withdrawals(ownerId, idsOf(memory.raised))));
  return false;
}

const write = (memory: Reminder | undefined, next: Reminder) =>
  memory ? replace(toItem(next), memory) : insert(toItem(next));

const same = (memory: Reminder | undefined, next: Reminder) =>
  JSON.stringify(memory) === JSON.stringify(next);

const wanted = (preferences: Preferences, { section }: Dated) => preferences[section].channels;

type WatchedSource = { ownerId: string; sourceType: SourceType; id: string };

const draftOf = (
  { sourceType, id }: WatchedSource,
  dated: Dated,
  moment: Moment,
): Alerts.AlertDraft => ({
  forId: dated.forId,
  key: `${sourceType}:${id}:${dated.due}:${moment.threshold}`,
  at: moment.canonical,
  ...wordsOf(dated, nowIso()),
  avatarIcon: ICONS[sourceType],
  sourceType,
  sourceId: id,
  folderId: dated.folderId,
});

const raisedOf = (source: WatchedSource, dated: Dated, moment: Moment): Raised => ({
  due: dated.due ?? "",
  threshold: moment.threshold,
  alertId: Alerts.idOf(source.ownerId, draftOf(source, dated, moment)),
});
