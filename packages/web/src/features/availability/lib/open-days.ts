import { addDays, weekdayOf } from "@foja/core/kernel/day.rules";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { WEEKDAYS, type Week, type Weekday } from "./week";

type Range = { from: string; to: string };

/** Availability as it is being edited. */
export type Draft = {
  zone: string;
  week: Week;
  exceptions: readonly { date: string; ranges: readonly Range[] }[];
  vacations: readonly { from: string; to: string }[];
  closeOnHolidays: boolean;
  jurisdiction: JurisdictionId;
};

/** A day as it results: its hours, and what makes it other than its weekday. */
export type OpenDay = { day: string; hours: readonly Range[]; because?: string };

/** Why the court does not work on a day; nothing when it does. */
type OffOn = (day: string) => { kind: string; reason: string } | undefined;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The seven days from a Monday on, as the draft has them open. */
export const weekFrom = (monday: string, draft: Draft, offOn: OffOn | undefined): OpenDay[] =>
  WEEKDAYS.map((weekday) => openDay(addDays(monday, weekday - 1), weekday, draft, offOn));

/** A date of its own goes before everything; then vacations, then what the court closes. */
function openDay(day: string, weekday: Weekday, draft: Draft, offOn: OffOn | undefined): OpenDay {
  const own = draft.exceptions.find(({ date }) => date === day);
  if (own)
    return {
      day,
      hours: own.ranges,
      because: own.ranges.length > 0 ? "Horario especial" : "Cerrado ese día",
    };
  const away = draft.vacations.some(({ from, to }) => from <= day && day <= to);
  if (away) return { day, hours: [], because: "Vacaciones" };
  const off = draft.closeOnHolidays ? offOn?.(day) : undefined;
  // A Saturday on which one receives is no holiday for that.
  if (off && off.kind !== "finDeSemana") return { day, hours: [], because: off.reason };
  return { day, hours: draft.week[weekday] };
}
