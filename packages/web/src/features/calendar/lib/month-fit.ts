import { daysBetween } from "@foja/core/kernel/day.rules";
import type { Entry } from "./entries";

/** From so many entries on, a month is full in every week that has any. */
export const MANY = 250;

const WEEKS = 6;
/** The height of a week without entries, in those of one with some: as in `calendar.css`. */
const EMPTY_WEEK = 0.55;
/** Heights in px: the names of the weekdays, the number of a day, an entry, and «3 más» below them. */
const HEAD = 26;
const NUMBER = 29;
const ENTRY = 25;
const MORE = 24;

/**
 * How many entries of each day a full month shows in a height (px), from its first day on; undefined for one that is
 * not full. The library finds it out by drawing eight of each day and measuring them, which takes seconds where
 * every day has so many.
 */
export function entriesThatFit(
  height: number,
  firstDay: string,
  entries: readonly Pick<Entry, "start">[],
): number | undefined {
  if (entries.length < MANY) return undefined;
  const weeks = new Set(
    entries.map(({ start }) => Math.floor(daysBetween(firstDay, start.slice(0, 10)) / 7)),
  );
  const full = Math.min(weeks.size, WEEKS);
  const week = (height - HEAD) / (full + EMPTY_WEEK * (WEEKS - full));
  return Math.max(1, Math.floor((week - NUMBER - MORE) / ENTRY));
}
