import { addDays, addMonths, daysBetween } from "../../kernel/day.rules";
import { dateText } from "../../kernel/money.rules";
import { capital } from "../../kernel/text.rules";
import type { Norm } from "../calculation/norm.rules";
import type { LimitationVariables } from "./limitation.schema";
import { INTERPELLATION, MEDIATION, MEDIATION_PBA, SECLO } from "./limitation-norms.rules";

/** A span in which the term does not run: from a day until the day on which it runs again. */
export type Suspension = {
  from: string;
  to: string;
  /** Whole months, of those that the law gives in months and only once; 0 of the others. */
  months: number;
  /** It has no end yet: counted as if it ended on the day of the count. */
  open: boolean;
  /** What suspends, with its article: «la audiencia de mediación». */
  said: string;
  resumes: string;
  norm: Norm;
};

type Given = Pick<LimitationVariables, "interpelaciones" | "mediacion">;

/** What was given that suspends a term of some months, in order of its beginning. */
export function suspensionsOf(
  { interpelaciones, mediacion }: Given,
  termMonths: number,
  at: string,
): Suspension[] {
  const notices = interpelaciones.map((from) =>
    byMonths(from, INTERPELLATION, "la interpelación fehaciente al deudor", termMonths),
  );
  const all = mediacion ? [...notices, mediationOf(mediacion, termMonths, at)] : notices;
  return all.sort((a, b) => a.from.localeCompare(b.from));
}

function byMonths(from: string, norm: Norm<{ months: number }>, said: string, term: number) {
  const months = Math.min(norm.valor.months, term);
  const resumes = `vuelve a correr: ${months === 1 ? "pasó un mes" : `pasaron ${months} meses`}`;
  return { from, to: addMonths(from, months), months, open: false, said, resumes, norm };
}

type Mediation = NonNullable<LimitationVariables["mediacion"]>;

function mediationOf(
  { regimen, notificacion, inicio, cierre }: Mediation,
  termMonths: number,
  at: string,
): Suspension {
  const from = [notificacion, inicio].filter((one) => one !== undefined).sort()[0] ?? at;
  if (regimen === "pba")
    return byMonths(from, MEDIATION_PBA, "la mediación prejudicial", termMonths);
  const end = cierre ?? (at > from ? at : from);
  if (regimen === "seclo") {
    const limit = addMonths(from, SECLO.valor.months);
    const open = cierre === undefined && at < limit;
    return {
      ...{ from, to: end < limit ? end : limit, months: 0, open, norm: SECLO },
      ...{
        said: "el reclamo ante el SECLO",
        resumes: "vuelve a correr: cerró el SECLO o pasaron 6 meses",
      },
    };
  }
  const { days } = MEDIATION.valor;
  return {
    ...{ from, to: addDays(end, days), months: 0, open: cierre === undefined, norm: MEDIATION },
    said:
      notificacion === from
        ? "el envío de la notificación de la mediación"
        : "la audiencia de mediación",
    resumes: `vuelve a correr: ${days} días desde que el acta quedó a disposición`,
  };
}

/** How many days a list of spans covers, each counted once. */
export function daysCovered(spans: readonly Pick<Suspension, "from" | "to">[]): number {
  let [days, until] = [0, ""];
  for (const { from, to } of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const start = from > until ? from : until;
    if (to <= start) continue;
    days += daysBetween(start, to);
    until = to;
  }
  return days;
}

/** The last day of a term that ends on a day without suspensions, by both ways of counting months. */
export type Ends = { byMonths: string; byDays: string };

/**
 * When a term ends with its suspensions. Those of six months move it by as many months, from date to
 * date, or by the days they had; the others, by their days. What two of them cover counts once, and
 * no suspension brings the day forward.
 */
export function endsWith(plain: string, spans: readonly Suspension[]): Ends {
  const whole = spans.filter(({ months }) => months > 0);
  const others = spans.filter(({ months }) => months === 0);
  const all = daysCovered(spans);
  const byDays = addDays(plain, all);
  const months = whole.reduce((sum, one) => sum + one.months, 0);
  const moved = addDays(addMonths(plain, months), all - daysCovered(whole));
  const least = addDays(plain, daysCovered(others));
  return { byDays, byMonths: moved > least ? moved : least };
}

/** Those that suspend: while the term runs, and in months only once. The others with their reason. */
export function accepted(plain: string, since: string, spans: readonly Suspension[]) {
  const kept: Suspension[] = [];
  const refused: string[] = [];
  for (const span of spans) {
    const { byMonths: end } = endsWith(plain, kept);
    const why = refusalOf(span, { since, end, used: kept.some(({ months }) => months > 0) });
    if (why) refused.push(`${capital(span.said)} del ${dateText(span.from)} no suspende: ${why}.`);
    else kept.push(span.from < since ? { ...span, from: since } : span);
  }
  return { kept, refused };
}

type Course = { since: string; end: string; used: boolean };

function refusalOf({ from, to, months }: Suspension, { since, end, used }: Course) {
  if (from > end) return "la acción ya había prescripto";
  if (months > 0 && used) return "el art. 2541 del CCyC suspende una sola vez";
  if (months > 0 ? from < since : to <= since) return "el plazo todavía no corría";
  return undefined;
}
