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

/** A day's resulting hours, and the reason if they differ from its weekday's. */
export type OpenDay = { day: string; hours: readonly Range[]; because?: string };

/** Why the court does not work on a day; undefined when it does. */
type OffOn = (day: string) => { kind: string; reason: string } | undefined;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The seven days from a Monday on, with the draft's hours. */
export const weekFrom = (monday: string, draft: Draft, offOn: OffOn | undefined): OpenDay[] =>
  WEEKDAYS.map((weekday) => openDay(addDays(monday, weekday - 1), weekday, draft, offOn));

/** An exception for the date comes first, then vacations, then the court's days off. */
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
  // A weekend is not a day off here: the week's own hours apply.
  if (off && off.kind !== "finDeSemana") return { day, hours: [], because: off.reason };
  return { day, hours: draft.week[weekday] };
}
