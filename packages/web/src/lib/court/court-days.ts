import type { OfficialActs } from "@foja/core/law/deadlines/act.schema";
import { calendarOf, dayOff } from "@foja/core/law/deadlines/calendar.rules";
import type { CalendarEdit } from "@foja/core/law/deadlines/calendar.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import {
  addWorking,
  graceAfter,
  workingBetween,
} from "@foja/core/law/deadlines/working-days.rules";

/** The working days of a court, with the practice's changes. Large: it is loaded when idle. */
export function courtDaysOf(
  jurisdiction: JurisdictionId,
  edits: readonly CalendarEdit[] = [],
  version = 0,
  official?: OfficialActs,
) {
  const calendar = calendarOf(jurisdiction, edits, version, official);
  return {
    /** Why a day is not a working day; undefined when it is one. */
    offOn: (day: string) => dayOff(calendar, day),
    /** Working days between two days: see `workingBetween`. */
    between: (from: string, to: string) => workingBetween(calendar, from, to),
    /** The day that is `count` working days after another. */
    add: (from: string, count: number) => addWorking(calendar, from, count),
    /** Until when a writing due on a day may still be filed (plazo de gracia). */
    graceAfter: (due: string) => graceAfter(calendar, due),
  };
}

export type CourtDays = ReturnType<typeof courtDaysOf>;
