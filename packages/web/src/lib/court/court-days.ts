import { calendarOf, dayOff } from "@foja/core/law/deadlines/calendar.rules";
import type { CalendarEdit } from "@foja/core/law/deadlines/calendar.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import {
  addWorking,
  graceAfter,
  workingBetween,
} from "@foja/core/law/deadlines/working-days.rules";

/** The working days of a court, as the practice knows them. Heavy: it is loaded when idle. */
export function courtDaysOf(
  jurisdiction: JurisdictionId,
  edits: readonly CalendarEdit[] = [],
  version = 0,
) {
  const calendar = calendarOf(jurisdiction, edits, version);
  return {
    /** Why a day does not work; nothing when it does. */
    offOn: (day: string) => dayOff(calendar, day),
    /** Working days from one day to another: see `workingBetween`. */
    between: (from: string, to: string) => workingBetween(calendar, from, to),
    /** The working day so many after another. */
    add: (from: string, count: number) => addWorking(calendar, from, count),
    /** Until when a writing due on a day is still in time. */
    graceAfter: (due: string) => graceAfter(calendar, due),
  };
}

export type CourtDays = ReturnType<typeof courtDaysOf>;
