import { addDays, daysBetween, weekdayOf } from "../../kernel/day.rules";
import type { Availability } from "./availability.schema";
import { type Wall, wallOf } from "./wall.rules";

const MINUTE_MS = 60_000;

/** A span of time in epoch ms; the end is exclusive. */
export type Span = { start: number; end: number };

/** An appointment that takes time: `start` and `end` include its margins. */
export type Taken = Span & { id: string; type: string; begins: number };

/** The settings of one kind of appointment: in minutes, except `window` (days). */
export type Kind = {
  _id: string;
  duration: number;
  before: number;
  after: number;
  notice: number;
  step: number;
  window: number;
  mostPerDay: number | null;
};

/** All that decides whether a time is free. */
export type Situation = {
  hours: Pick<Availability, "zone" | "weekly" | "exceptions" | "vacations">;
  /** Whether a day is closed for a holiday or feria. */
  isClosed(day: string): boolean;
  kind: Kind;
  /** The most appointments of a day among all kinds; null for no limit. */
  mostOfAll: number | null;
  /** What conflicts by itself: the practice's own events and busy times of other calendars. */
  busy: readonly Span[];
  /** Appointments, including held ones; not the one that is to be moved. */
  taken: readonly Taken[];
  /** Epoch ms. */
  now: number;
};

/**
 * The times between two days, both included, at which an appointment can begin. The only function
 * that decides what is free: the page, a hold, a confirmation and a move all call it.
 */
export function slotsIn(from: string, to: string, situation: Situation): Span[] {
  const { kind, hours, now } = situation;
  const wall = wallOf(hours.zone);
  const today = wall.dayOf(now);
  const first = from < today ? today : from;
  const last = [to, addDays(today, kind.window)].sort()[0] ?? to;
  const obstacles = obstaclesOf(situation);
  const isFull = fullDays(situation, wall);
  const isOpen = openDays(situation);
  const found: Span[] = [];
  for (let i = 0; i <= daysBetween(first, last); i += 1) {
    const day = addDays(first, i);
    if (!isFull(day)) found.push(...slotsOf(isOpen(day), { wall, day, situation, obstacles }));
  }
  return found;
}

/** Whether an appointment can begin at an instant. */
export function isFree(begins: number, situation: Situation): boolean {
  const day = wallOf(situation.hours.zone).dayOf(begins);
  return slotsIn(day, day, situation).some(({ start }) => start === begins);
}

type Minutes = { from: number; to: number };
type DayAsked = { wall: Wall; day: string; situation: Situation; obstacles: readonly Span[] };

function slotsOf(ranges: readonly Minutes[], { wall, day, situation, obstacles }: DayAsked) {
  const { kind, now } = situation;
  const [length, step] = [kind.duration * MINUTE_MS, kind.step * MINUTE_MS];
  const earliest = now + kind.notice * MINUTE_MS;
  const found: Span[] = [];
  for (const range of ranges) {
    const closes = wall.instantAt(day, range.to);
    // Within a range time elapses evenly, whatever clocks do: no hour of it is lost or doubled.
    for (let start = wall.instantAt(day, range.from); start + length <= closes; start += step) {
      const end = start + length;
      const needed = {
        start: start - kind.before * MINUTE_MS,
        end: end + kind.after * MINUTE_MS,
      };
      if (start >= earliest && !meets(needed, obstacles)) found.push({ start, end });
    }
  }
  return found;
}

/** The hours of each day: an exception's; else none where it is closed; else its weekday's. */
function openDays({ hours, isClosed }: Situation): (day: string) => Minutes[] {
  const exceptions = new Map(hours.exceptions.map(({ date, ranges }) => [date, ranges]));
  const isAway = (day: string) => hours.vacations.some(({ from, to }) => from <= day && day <= to);
  return (day) => {
    const said = exceptions.get(day);
    if (said) return joined(said);
    if (isAway(day) || isClosed(day)) return [];
    const weekday = weekdayOf(day) || 7;
    return joined(hours.weekly.filter((one) => one.weekday === weekday));
  };
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Ranges in order, adjoining and overlapping ones merged. */
function joined(ranges: readonly { from: string; to: string }[]): Minutes[] {
  const sorted = ranges
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .sort((a, b) => a.from - b.from);
  const whole: Minutes[] = [];
  for (const range of sorted) {
    const last = whole.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else whole.push(range);
  }
  return whole;
}

/** All conflicting spans, merged and in order. Those of no length are left out. */
function obstaclesOf({ busy, taken }: Situation): Span[] {
  const sorted = [...busy, ...taken]
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const apart: Span[] = [];
  for (const { start, end } of sorted) {
    const last = apart.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}

/** Whether a span overlaps one of these ordered, disjoint spans, found by binary search. */
function meets({ start, end }: Span, obstacles: readonly Span[]): boolean {
  let [low, high] = [0, obstacles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((obstacles[middle]?.start ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  const last = obstacles[low - 1];
  return last !== undefined && last.end > start;
}

/** Which days have reached their most appointments: of this kind, or of all. */
function fullDays({ kind, mostOfAll, taken }: Situation, wall: Wall): (day: string) => boolean {
  const { mostPerDay } = kind;
  if (mostPerDay === null && mostOfAll === null) return () => false;
  const [ofKind, ofAll] = [new Map<string, number>(), new Map<string, number>()];
  for (const { begins, type } of taken) {
    const day = wall.dayOf(begins);
    ofAll.set(day, (ofAll.get(day) ?? 0) + 1);
    if (type === kind._id) ofKind.set(day, (ofKind.get(day) ?? 0) + 1);
  }
  return (day) =>
    (ofKind.get(day) ?? 0) >= (mostPerDay ?? Number.POSITIVE_INFINITY) ||
    (ofAll.get(day) ?? 0) >= (mostOfAll ?? Number.POSITIVE_INFINITY);
}
