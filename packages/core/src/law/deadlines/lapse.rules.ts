import { addDays, addMonths } from "../../kernel/day.rules";
import { fold } from "../../kernel/text.rules";
import { type CourtCalendar, feriaOn } from "./calendar.rules";

/** A term of inactivity after which an instance lapses, and the shorter one of some proceedings. */
export type LapseTerm = {
  norm: string;
  months: number;
  shortMonths: number;
  /** The first day on which it could begin: that of its norm. */
  since: string;
};

/**
 * The terms of the national codes: 6 months in first instance, 3 in second or later ones, in
 * sumarísimo and executions. Labour has them since Ley 27.802 art. 82 (also for pending cases, art.
 * 93).
 */
const CIVIL: LapseTerm = {
  norm: "CPCCN art. 310",
  months: 6,
  shortMonths: 3,
  since: "1900-01-01",
};
const LABOUR: LapseTerm = {
  norm: "LO art. 46 (Ley 27.802)",
  months: 6,
  shortMonths: 3,
  since: "2026-03-06",
};

/** The fields of a case that decide which code applies. */
export type LapsingCase = {
  fuero: string | null;
  jurisdiction: string | null;
  matter: string | null;
  court: { system: string; fuero: string | null } | null;
};

const NO_LAPSE = /penal|criminal|correccional|sucesi|quiebra|concurs/;
const NATIONAL = /nacional|federal|pjn|cnt|caba|capital/;

/** Whether texts that name a fuero, a court or a matter are of the labour courts. */
export const isLabour = (...said: readonly (string | null | undefined)[]): boolean =>
  /trabaj|laboral|\bcnt\b/.test(fold(said.join(" ")));

/**
 * The term that applies to a case of the national or federal courts; undefined for other courts,
 * whose codes are not stored, and where no instance lapses (criminal cases; art. 313: successions,
 * insolvency).
 */
export function lapseTermOf({ fuero, jurisdiction, matter, court }: LapsingCase) {
  if (court?.system === "mev") return undefined;
  const said = fold(`${fuero ?? ""} ${court?.fuero ?? ""} ${matter ?? ""}`);
  if (NO_LAPSE.test(said) || /\b(cpe|cfp|ccc|cpf|cpn)\b/.test(said)) return undefined;
  const national = court?.system === "pjn" || NATIONAL.test(fold(jurisdiction ?? ""));
  if (jurisdiction && !national) return undefined;
  return isLabour(said) ? LABOUR : CIVIL;
}

/**
 * The last day of a term of months that runs from an act: the same date that many months later,
 * plus one day for each day of feria in between (CPCCN art. 311), those in the added days included.
 */
export function lapseDay(calendar: CourtCalendar, lastAct: string, months: number): string {
  const plain = addMonths(lastAct, months);
  let [end, looked, rested] = [plain, lastAct, 0];
  while (looked < end) {
    looked = addDays(looked, 1);
    if (feriaOn(calendar, looked)) rested += 1;
    end = addDays(plain, rested);
  }
  return end;
}
