import { addDays } from "../../kernel/day.rules";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { caseLapse } from "../../law/lapse/case-lapse.rules";
import type { LapseCourt } from "../../law/lapse/lapse-codes.rules";
import { lapseDay } from "../../law/lapse/lapse-day.rules";
import type { CourtCase } from "../../practice/folders/court.rules";

/** A case as its import and its court show it. */
export type QuietCase = {
  court: CourtCase;
  /** The carátula, the subject and the tribunal: they show what kind of proceeding it is. */
  texts: readonly (string | null | undefined)[];
  matter: string | null;
  /** The day of the last known movement. */
  lastMovement: string;
};

/**
 * The day on which the instance of a case lapses without an act (caducidad de instancia), by its last
 * movement and the code of its court. Undefined where no instance lapses, and for courts whose code
 * is not stored.
 */
export function lapsesOn(
  quiet: QuietCase,
  calendars: Record<LapseCourt, CourtCalendar>,
): string | undefined {
  const { court, texts, matter, lastMovement } = quiet;
  const found = caseLapse({ fuero: null, jurisdiction: null, matter, court, texts });
  if (!found) return undefined;
  const { since, months } = found.code;
  const from = lastMovement > since ? lastMovement : since;
  return lapseDay(calendars[found.jurisdiccion], from, months[found.instancia]);
}

/** For how many days ahead a lapse is near. */
const NEAR_DAYS = 60;

/** Whether a lapse is near on a day, or past: it can be declared as long as nobody acts. */
export const isNear = (day: string, today: string): boolean => day <= addDays(today, NEAR_DAYS);
