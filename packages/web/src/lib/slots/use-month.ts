import { addDays } from "@foja/core/kernel/day.rules";
import { useMemo, useState } from "react";
import { useRead } from "../use-read";
import { endsOf, monthOf } from "./month";
import { type Slot, slotsByDay } from "./slots";
import { dayIn } from "./zone-words";

/** Inclusive days, `YYYY-MM-DD`, of the practice. */
export type Days = { from: string; to: string };

/** Where free times are read: a name for the query, and its call. */
export type SlotSource = {
  name: string;
  read: (days: Days, signal: AbortSignal) => Promise<{ slots: readonly Slot[] }>;
};

type MonthOptions = {
  source: SlotSource;
  /** The zone of the person who chooses, and that of the practice. */
  zone: string;
  practiceZone: string;
  /** How many days ahead can be booked. */
  window: number;
  /** The day to begin with. */
  day: string | undefined;
};

/** The most days that one answer covers. */
const DAYS_AT_ONCE = 93;

/** The free times of a month, and the next ones when it has none. */
export function useMonth({ source, zone, practiceZone, window, day }: MonthOptions) {
  const now = new Date().toISOString();
  const today = dayIn(practiceZone, now);
  const end = addDays(today, window);
  const bounds = { first: monthOf(dayIn(zone, now)), last: monthOf(end) };
  const wanted = day && monthOf(day) >= bounds.first && monthOf(day) <= bounds.last;
  const [month, setMonth] = useState(wanted ? monthOf(day) : bounds.first);

  // A visitor's day may overlap two of the practice's.
  const [first, last] = endsOf(month);
  const from = later(addDays(first, -1), today);
  const to = earlier(addDays(last, 1), end);
  const asked = from <= to ? `${source.name} ${from} ${to}` : undefined;
  const answer = useRead(asked, (signal) => source.read({ from, to }, signal));

  const days = useMemo(
    () => answer.data && slotsByDay(answer.data.slots, zone),
    [answer.data, zone],
  );
  const free = useMemo(
    () => days && new Map([...days].map(([date, { length }]) => [date, length])),
    [days],
  );
  const isEmpty = days !== undefined && ![...days.keys()].some((one) => monthOf(one) === month);
  const next = useNext(isEmpty ? { source, from: addDays(last, 1), end, zone } : undefined);
  const { error, again } = answer;
  return { month, setMonth, bounds, days, free, isEmpty, next, error, again };
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

type NextOptions = { source: SlotSource; from: string; end: string; zone: string };

/**
 * The first day with a free time after an empty month, `null` when none is in reach; undefined
 * while it is being searched.
 */
function useNext(asked: NextOptions | undefined): string | null | undefined {
  const inReach = asked && asked.from <= asked.end ? asked : undefined;
  const name = inReach && `next ${inReach.source.name} ${inReach.from} ${inReach.end}`;
  const found = useRead(name, (signal) => firstDay(inReach, signal));
  return asked && !inReach ? null : found.data?.day;
}

async function firstDay(asked: NextOptions | undefined, signal: AbortSignal) {
  if (!asked) return { day: null };
  const { source, from, end, zone } = asked;
  for (let at = from; at <= end; at = addDays(at, DAYS_AT_ONCE)) {
    const days = { from: at, to: earlier(addDays(at, DAYS_AT_ONCE - 1), end) };
    const { slots } = await source.read(days, signal);
    const [day] = [...slotsByDay(slots, zone).keys()];
    if (day) return { day };
  }
  return { day: null };
}
