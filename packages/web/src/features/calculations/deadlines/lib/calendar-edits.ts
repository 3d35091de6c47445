import { addDays } from "@foja/core/kernel/day.rules";
import type { CalendarEdit, DayOff } from "@foja/core/law/deadlines/calendar.schema";

/** The days off of a year as ranges: consecutive days with one reason are one range. */
export type OffSpan = Omit<DayOff, "date"> & { from: string; to: string };

export function spansOf(days: readonly DayOff[]): OffSpan[] {
  const spans: OffSpan[] = [];
  for (const { date, ...said } of days) {
    const last = spans.at(-1);
    const goesOn = last?.reason === said.reason && addDays(last.to, 1) === date;
    if (last && goesOn) last.to = date;
    else spans.push({ ...said, from: date, to: date });
  }
  return spans;
}

/** The edits after making the days of a range working days. */
export const withoutSpan = (
  edits: readonly CalendarEdit[],
  { from, to, reason, own }: OffSpan,
): CalendarEdit[] =>
  own
    ? withoutOwn(edits, { from, to })
    : [...edits, { from, to, kind: "habil", reason: `Se trabaja (era ${reason})`, source: null }];

/** Days off that the practice added are removed from its edits. */
const withoutOwn = (edits: readonly CalendarEdit[], { from, to }: Pick<OffSpan, "from" | "to">) =>
  edits.filter((edit) => edit.kind === "habil" || edit.to < from || edit.from > to);

export const withoutEdit = (edits: readonly CalendarEdit[], gone: CalendarEdit): CalendarEdit[] =>
  edits.filter((edit) => edit !== gone);

/** The days of a year that the practice set as working days. */
export const workedOf = (edits: readonly CalendarEdit[], year: number): CalendarEdit[] =>
  edits.filter(
    ({ kind, from, to }) =>
      kind === "habil" && from.slice(0, 4) <= String(year) && to.slice(0, 4) >= String(year),
  );
