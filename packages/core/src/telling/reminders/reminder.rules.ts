import { addDays, daysBetween } from "../../kernel/day.rules";
import { dayOf, instantAt, startOfDay, timeOf } from "../../kernel/zone.rules";
import { dayText } from "../../law/deadlines/text.rules";
import { dueLine } from "../alerts/due-line.rules";
import { RINGING } from "../kinds/kinds.rules";
import type { Preferences } from "../preferences/preferences.schema";

export type SourceType = keyof typeof RINGING;
export const SOURCE_TYPES = Object.keys(RINGING) as SourceType[];

/** The section of the preferences that covers a source. */
export type Section = "tasks" | "events" | "expirations";

/** What a reminder knows of its source: when it falls due, and whether it is still open. */
export type Dated = {
  /** The person of the practice it is for: who answers for the task or the case. */
  forId: string;
  section: Section;
  title: string;
  folderId: string | null;
  folderName: string | null;
  /** A day; or the instant, UTC ISO, at which something begins. Null for what has no date. */
  due: string | null;
  open: boolean;
  /** When the record last changed. */
  changedAt: string;
  /** The days before its day on which it is alerted, where the law's own rule over preferences. */
  daysBefore?: readonly number[];
  /** Also alerted of when it is first seen after its threshold, as long as its day is ahead. */
  atOnce?: boolean;
};

/** An instant to alert at: its permanent name («3 days before») and when it is. */
export type Moment = { threshold: string; at: string; canonical: string };

const HOUR_MS = 3600 * 1000;
/** The hour used to identify an alert: not that of a person's preferences, which may change. */
const CANONICAL_HOUR = "08:00";

const isInstant = (due: string) => due.includes("T");

/** The day, in the practice's zone, on which something falls due. */
export const dueDay = (due: string): string => (isInstant(due) ? dayOf(due) : due);

/** The instants at which a person wants alerts of a source, earliest first. */
export function momentsOf(
  { section, due, open, daysBefore }: Dated,
  preferences: Preferences,
): Moment[] {
  const wanted = preferences[section];
  if (!open || due === null || !wanted.enabled) return [];
  const hours = section === "events" ? preferences.events.hoursBefore : [];
  const moments = isInstant(due)
    ? [...timed(due, wanted.daysBefore, wanted.hour), ...hours.map((h) => hoursBefore(due, h))]
    : onDays(due, daysBefore ?? daysOf(wanted.daysBefore, hours), wanted.hour);
  return moments.sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** An all-day entry has no hour to count back from: it is alerted on its own morning. */
const daysOf = (days: number[], hours: number[]) =>
  hours.length > 0 ? [...new Set([...days, 0])] : days;

const onDays = (due: string, days: readonly number[], hour: string): Moment[] =>
  days.map((days) => ({
    threshold: `${days}d`,
    at: instantAt(addDays(due, -days), hour),
    canonical: instantAt(addDays(due, -days), CANONICAL_HOUR),
  }));

/** Days before a timed entry are counted from its hour; on its own day, it is the morning. */
function timed(due: string, days: number[], hour: string): Moment[] {
  const clock = (days: number, morning: string) =>
    instantAt(addDays(dayOf(due), -days), days === 0 ? morning : timeOf(due));
  return days
    .map((days) => ({
      threshold: `${days}d`,
      at: clock(days, hour),
      canonical: clock(days, CANONICAL_HOUR),
    }))
    .filter(({ at }) => at < due);
}

function hoursBefore(due: string, hours: number): Moment {
  const at = new Date(Date.parse(due) - hours * HOUR_MS).toISOString();
  return { threshold: `${hours}h`, at, canonical: at };
}

/** What a reminder remembers of its source between two checks. */
export type Memory = {
  due: string | null;
  /** Since when the source has had that due date. */
  since: string;
  /** The next instant at which an alert is scheduled, if any is left. */
  nextAt: string | null;
};

/** Since when a source has its due date: kept while the date stays. */
export const sinceOf = (memory: Memory | undefined, { due, changedAt }: Dated): string =>
  memory && memory.due === due ? memory.since : changedAt;

/** The latest that an alert may be derived: a week between two rebuilds, and a day. */
const LATEST_MS = 8 * 24 * HOUR_MS;

/**
 * The threshold to alert of at an instant, and when to check again. Of those that have passed only
 * the latest counts, and none from before the day on which the source, or its person's preferences,
 * last changed. One that was scheduled counts however late it is checked; what was never watched,
 * or is no longer remembered, raises nothing.
 */
export function judge(
  dated: Dated,
  preferences: Preferences,
  memory: Memory | undefined,
  now: string,
): { moment: Moment | undefined; nextAt: string | null } {
  const moments = momentsOf(dated, preferences);
  const since = [sinceOf(memory, dated), preferences.updatedAt ?? ""].sort().at(-1) ?? "";
  const promised = memory?.due === dated.due ? memory.nextAt : null;
  const fresh = dated.due !== null && isAhead(dated.due, since);
  const latest = new Date(Date.parse(now) - LATEST_MS).toISOString();
  const unseen = dated.atOnce && fresh;
  const from = unseen ? "" : ([startOfDay(dayOf(since)), memory ? "" : latest].sort().at(-1) ?? "");
  const moment = moments
    .filter(({ at }) => at <= now)
    .filter(({ at }) => (fresh && at >= from) || (promised && at >= promised))
    .at(-1);
  return { moment, nextAt: moments.find(({ at }) => at > now)?.at ?? null };
}

/** Whether what falls due was still ahead at an instant; a day is ahead until it ends. */
const isAhead = (due: string, instant: string) =>
  isInstant(due) ? due > instant : due >= dayOf(instant);

/** The alert's text. It names the day, so that it stays true; a screen shows how near it is. */
export function wordsOf({ section, title, folderName, due }: Dated, now: string) {
  const day = due === null ? "" : dueDay(due);
  const when =
    due !== null && isInstant(due) ? `${dayText(day)} a las ${timeOf(due)}` : dayText(day);
  const days = daysBetween(dayOf(now), day);
  return {
    primaryText: section === "events" ? `${title}: ${when}` : dueLine(when, title),
    secondaryText: folderName,
    primaryVariant:
      days <= 0 ? ("error" as const) : days <= 1 ? ("warning" as const) : ("info" as const),
    expirationDate: day,
  };
}
