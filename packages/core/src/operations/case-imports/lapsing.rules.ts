import { addDays } from "../../kernel/day.rules";
import { fold } from "../../kernel/text.rules";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { lapseDay, lapseTermOf } from "../../law/deadlines/lapse.rules";
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

const SHORT = /ejecuti|ejecucion|sumarisim|incidente|\bsala\b|camara/;

/**
 * The day on which the instance of a case lapses without an act (caducidad de instancia), by its last
 * movement: CPCCN art. 310, six months in first instance; three in second or later ones, in sumarísimo
 * and executive proceedings, executions and incidents. Art. 311: the days of feria do not count.
 * Undefined where no instance lapses (art. 313, criminal cases) and for courts whose code is not
 * stored.
 */
export function lapsesOn(quiet: QuietCase, calendar: CourtCalendar): string | undefined {
  const { court, texts, matter, lastMovement } = quiet;
  const said = fold(texts.join(" "));
  const fuero = court.fuero;
  const term = lapseTermOf({ fuero, jurisdiction: null, matter: `${matter ?? ""} ${said}`, court });
  if (!term) return undefined;
  const from = lastMovement > term.since ? lastMovement : term.since;
  return lapseDay(calendar, from, SHORT.test(said) ? term.shortMonths : term.months);
}

/** For how many days ahead a lapse is near. */
const NEAR_DAYS = 60;

/** Whether a lapse is near on a day, or past: it can be declared as long as nobody acts. */
export const isNear = (day: string, today: string): boolean => day <= addDays(today, NEAR_DAYS);
