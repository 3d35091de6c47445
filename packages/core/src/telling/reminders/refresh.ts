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
import { RINGING } from "../kinds/kinds.rules";
import type { Preferences } from "../preferences/preferences.schema";
import { isPassedOn, nextOf, passedOn, unreadBy } from "./pass-on";
import { passOn, type Raised } from "./pass-on.rules";
import { type Reminder, reminderKey, toItem } from "./reminder.item";
import {
  type Dated,
  judge,
  type Moment,
  type SourceType,
  sinceOf,
  wordsOf,
} from "./reminder.rules";
import { look } from "./source";

/**
 * Derives the reminder of a source from the current source and the person's preferences, and raises
 * what is due, once. May run late, twice, concurrently, in any order, and be interrupted at any
 * point. Returns whether it raised an alert.
 */
export async function refresh(
  ownerId: string,
  sourceType: SourceType,
  sourceId: string,
): Promise<boolean> {
  let rang = false;
  // One commit alerts one person: an unacknowledged alert may be for several.
  for (;;) {
    const done = await again(() => attempt(ownerId, sourceType, sourceId), isStale);
    rang ||= done.rang;
    if (!done.isMoreDue) return rang;
  }
}

type Done = { rang: boolean; isMoreDue: boolean };

const NOTHING_DONE: Done = { rang: false, isMoreDue: false };

async function attempt(ownerId: string, sourceType: SourceType, id: string): Promise<Done> {
  const { memory, dated, preferences } = await look(ownerId, sourceType, id);
  if (!dated) return forget(ownerId, memory);
  if (!memory && dated.due === null) return NOTHING_DONE;
  const source = { ownerId, sourceType, id };
  const { moment, nextAt } = judge(dated, preferences, memory, nowIso());
  const kept = (memory?.raised ?? []).filter(({ due }) => dated.open && due === dated.due);
  const isNew = moment && !kept.some(({ threshold }) => threshold === moment.threshold);
  const rung = isNew
    ? await raiseFirst(source, dated, moment, kept, preferences)
    : await raiseForNext(source, dated, kept);
  const next: Reminder = {
    sourceType,
    sourceId: id,
    userId: ownerId,
    due: dated.due,
    since: sinceOf(memory, dated),
    nextAt,
    raised: rung.raised,
    passAt: rung.passAt,
    version: memory?.version ?? 1,
  };
  // A reminder of something long past would expire at once: none is stored.
  if (!memory && isExpired(toItem(next), now())) return NOTHING_DONE;
  const untrue = (memory?.raised ?? []).filter(({ due }) => !dated.open || due !== dated.due);
  const writes = [
    ...(same(memory, next) ? [] : [write(memory, next)]),
    ...(await Alerts.withdrawals(ownerId, idsOf(untrue))),
  ];
  const rang = await written(writes, rung.alert);
  return { rang, isMoreDue: rung.passAt !== null && rung.passAt <= nowIso() };
}

/** What an attempt raises, what it records of it, and when to check for acknowledgement. */
type Raising = { raised: Raised[]; alert: Write[]; passAt: string | null };

/** Raises the alert for who answers, and waits for their acknowledgement where somebody is next. */
async function raiseFirst(
  source: WatchedSource,
  dated: Dated,
  moment: Moment,
  kept: Raised[],
  preferences: Preferences,
): Promise<Raising> {
  const { ownerId, sourceType } = source;
  const draft = draftOf(source, dated, moment);
  const next = isPassedOn(sourceType, dated) ? await nextOf(ownerId, dated) : [];
  const ring: Raised = {
    ...{ due: dated.due ?? "", threshold: moment.threshold },
    alertId: Alerts.idOf(ownerId, draft),
    ...(next.length > 0 && { waits: { forId: dated.forId, since: nowIso() } }),
  };
  const raised = [...kept, ring];
  const { lookAt } = passOn(ring, raised, next, nowIso());
  const alert = Alerts.byChannels(ownerId, draft, preferences[dated.section].channels);
  return { raised, alert, passAt: lookAt };
}

/** Raises the alert for the next person, where the previous one did not acknowledge it in time. */
async function raiseForNext(source: WatchedSource, dated: Dated, kept: Raised[]): Promise<Raising> {
  const { ownerId } = source;
  const { raised, recipient, passAt } = await passedOn(ownerId, dated, kept, nowIso());
  if (!recipient) return { raised, alert: [], passAt };
  const { ring, personId, at, channels } = recipient;
  const moment = { threshold: `${ring.threshold}:next`, canonical: at };
  const unread = await unreadBy(dated.forId);
  const draft: Alerts.AlertDraft = {
    ...draftOf(source, dated, moment),
    forId: personId,
    secondaryText: [unread, dated.folderName].filter(Boolean).join(" · "),
  };
  const passed: Raised = {
    ...{ due: ring.due, threshold: ring.threshold, alertId: Alerts.idOf(ownerId, draft) },
    nextId: personId,
  };
  const alert = Alerts.byChannels(ownerId, draft, channels);
  return { raised: [...raised, passed], alert, passAt };
}

const idsOf = (raised: Raised[]) => raised.map(({ alertId }) => alertId);

/** Commits with the alert, or without it where it was raised before. Returns whether it was. */
async function written(writes: Write[], alert: Write[]): Promise<boolean> {
  const outcome = await Alerts.tryRaise(alert, ...writes);
  if (typeof outcome !== "string") throw stale();
  return outcome === "raised";
}

/** Deletes the reminder of a source that was deleted for good, and withdraws its alerts. */
async function forget(ownerId: string, memory: Reminder | undefined): Promise<Done> {
  if (!memory) return NOTHING_DONE;
  const key = { ...reminderKey(ownerId, memory.sourceId), version: memory.version };
  await commit(remove(key), ...(await Alerts.withdrawals(ownerId, idsOf(memory.raised))));
  return NOTHING_DONE;
}

const write = (memory: Reminder | undefined, next: Reminder) =>
  memory ? replace(toItem(next), memory) : insert(toItem(next));

const same = (memory: Reminder | undefined, next: Reminder) =>
  JSON.stringify(memory) === JSON.stringify(next);

type WatchedSource = { ownerId: string; sourceType: SourceType; id: string };

const draftOf = (
  { sourceType, id }: WatchedSource,
  dated: Dated,
  moment: Pick<Moment, "threshold" | "canonical">,
): Alerts.AlertDraft => ({
  forId: dated.forId,
  key: `${sourceType}:${id}:${dated.due}:${moment.threshold}`,
  at: moment.canonical,
  ...wordsOf(dated, nowIso()),
  avatarIcon: RINGING[sourceType].icon,
  sourceType,
  sourceId: id,
  folderId: dated.folderId,
});
