import { addDays, weekdayOf } from "../../kernel/day.rules";
import type { Norm } from "../calculation/norm.rules";
import { isVerified } from "../calculation/norm.rules";
import { type CourtCalendar, dayOff, daysOf, workingFrom } from "./calendar.rules";
import type { Notice } from "./countable.rules";
import type { CountLine, DeadlineVariables, RuleUsed } from "./deadline.schema";
import { jurisdictionOf, type NoteDays } from "./jurisdiction.rules";
import { noted, skipped } from "./line.rules";

/** When a notice takes effect, the days until then, and the rules applied. */
export type Notified = { day: string; lines: CountLine[]; rules: RuleUsed[] };

/** A norm as a result cites it. */
export const ruleUsed = (regla: string, { norma, verificado, fuente }: Norm): RuleUsed => ({
  regla,
  norma,
  verificado: isVerified(verificado),
  fuente,
});

/** When a notice of a kind, given on a day, takes effect in a calendar. */
export function notified(day: string, kind: Notice, calendar: CourtCalendar): Notified {
  const { note, electronic } = jurisdictionOf(calendar.jurisdiccion);
  if (kind === "nota") return onNoteDay(day, note, BY_NOTE, calendar);
  if (kind === "electronica" && electronic) {
    return onNoteDay(day, electronic, ELECTRONIC, calendar);
  }
  return onDelivery(day, calendar);
}

/** Which of the three dates of an electronic notice counts, where the others are known. */
export function availabilityRule(
  { tipoNotificacion, electronica }: Pick<DeadlineVariables, "tipoNotificacion" | "electronica">,
  { jurisdiccion }: CourtCalendar,
): RuleUsed[] {
  const { firmada, visible } = electronica ?? {};
  if (tipoNotificacion !== "electronica" || !(firmada || visible)) return [];
  const norm = jurisdictionOf(jurisdiccion).electronic ?? AVAILABLE;
  return [
    ruleUsed("Cuenta el día en que quedó disponible, no el de la firma ni el de la lectura", norm),
  ];
}

const AVAILABLE: Norm<null> = {
  ...{ norma: "Acordadas CSJN 31/2011 y 3/2015", vigenciaDesde: "1900-01-01", vigenciaHasta: null },
  ...{ verificado: "M", fuente: "Práctica del foro, sin leer en la norma", valor: null },
};

/** The texts of the steps of a notice on certain weekdays. */
type Words = { given: string; before: string; effective: string; rule: string };

const BY_NOTE: Words = {
  given: "Providencia",
  before: "No es día de nota",
  effective: "Notificación por nota",
  rule: "Notificación por nota, martes o viernes",
};
const ELECTRONIC: Words = {
  given: "Notificación disponible",
  before: "Antes del martes o viernes en que surte efecto",
  effective: "Notificación",
  rule: "La notificación electrónica surte efecto el martes o viernes siguiente",
};

/**
 * A notice on certain weekdays takes effect on the first of them after it was given. If that is not
 * a working day, on the next of them (CPCCN 133) or the next working day (CPCCBA 133), by the norm.
 */
function onNoteDay(
  given: string,
  norm: Norm<NoteDays>,
  words: Words,
  calendar: CourtCalendar,
): Notified {
  const { weekdays, ifClosed } = norm.valor;
  const lines = [noted(given, words.given)];
  let day = addDays(given, 1);
  for (let closed = false; ; day = addDays(day, 1)) {
    const isNoteDay = weekdays.includes(weekdayOf(day));
    const off = dayOff(calendar, day);
    if (!off && (isNoteDay || closed)) break;
    if (off) lines.push(skipped(off, isNoteDay ? MOVED[ifClosed] : ""));
    else lines.push(noted(day, words.before));
    closed ||= isNoteDay && ifClosed === "nextWorkingDay";
  }
  lines.push(noted(day, words.effective));
  return { day, lines, rules: [ruleUsed(words.rule, norm)] };
}

const MOVED: Record<NoteDays["ifClosed"], string> = {
  nextNoteDay: ": se pasa al siguiente día de nota",
  nextWorkingDay: ": se pasa al siguiente día hábil",
};

function onDelivery(day: string, calendar: CourtCalendar): Notified {
  const { effective, skips } = nextWorking(day, calendar);
  const said = effective === day ? "Notificación" : "Se tiene por notificado: primer día hábil";
  const [first, ...rest] = skips;
  const given = first && { ...first, motivo: `Notificación en día inhábil: ${first.motivo}` };
  return {
    day: effective,
    lines: [...(given ? [given] : []), ...rest, noted(effective, said)],
    rules: [],
  };
}

function nextWorking(day: string, calendar: CourtCalendar) {
  const effective = workingFrom(calendar, day);
  const skips = daysOf(day, addDays(effective, -1)).flatMap((before) => {
    const off = dayOff(calendar, before);
    return off ? [skipped(off)] : [];
  });
  return { effective, skips };
}
