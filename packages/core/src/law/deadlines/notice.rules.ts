import { addDays, weekdayOf } from "../../kernel/day.rules";
import type { Norm } from "../calculation/norm.rules";
import { isVerified } from "../calculation/norm.rules";
import { type CourtCalendar, dayOff, workingFrom } from "./calendar.rules";
import type { CountLine, Notice, RuleUsed } from "./deadline.schema";
import { jurisdictionOf } from "./jurisdiction.rules";
import { noted, skipped } from "./line.rules";

/** When a notice takes effect, the days from it to then, and the rules that say so. */
export type Notified = { day: string; lines: CountLine[]; rules: RuleUsed[] };

/** A norm as a result names it. */
export const ruleUsed = (regla: string, { norma, verificado, fuente }: Norm): RuleUsed => ({
  regla,
  norma,
  verificado: isVerified(verificado),
  fuente,
});

/** When a notice of some kind, given on a day, takes effect in a calendar. */
export function notified(day: string, kind: Notice, calendar: CourtCalendar): Notified {
  const { note, electronic } = jurisdictionOf(calendar.jurisdiccion);
  if (kind === "nota") return byNote(day, note, calendar);
  if (kind === "electronica" && electronic) return onWeekday(day, electronic, calendar);
  return onDelivery(day, calendar);
}

type OnWeekdays = Norm<{ weekdays: readonly number[] }>;

/** By note: the first day of note after the order; where it does not work, the next day of note. */
function byNote(order: string, norm: OnWeekdays, calendar: CourtCalendar): Notified {
  const { weekdays } = norm.valor;
  const lines = [noted(order, "Providencia")];
  let day = addDays(order, 1);
  for (; ; day = addDays(day, 1)) {
    const isNoteDay = weekdays.includes(weekdayOf(day));
    const off = dayOff(calendar, day);
    if (isNoteDay && !off) break;
    if (off) lines.push(skipped(off, isNoteDay ? ": se pasa al siguiente día de nota" : ""));
    else lines.push(noted(day, "No es día de nota"));
  }
  lines.push(noted(day, "Notificación por nota"));
  return { day, lines, rules: [ruleUsed("Notificación por nota, martes o viernes", norm)] };
}

/** Where an electronic notice waits for its weekday; one that does not work goes to the next that does. */
function onWeekday(given: string, norm: OnWeekdays, calendar: CourtCalendar): Notified {
  const { weekdays } = norm.valor;
  const lines = [noted(given, "Notificación disponible")];
  let day = addDays(given, 1);
  for (; !weekdays.includes(weekdayOf(day)); day = addDays(day, 1)) {
    const off = dayOff(calendar, day);
    lines.push(off ? skipped(off) : noted(day, "Antes del martes o viernes en que surte efecto"));
  }
  const { effective, skips } = nextWorking(day, calendar);
  lines.push(...skips, noted(effective, "Notificación"));
  const rule = ruleUsed(
    "La notificación electrónica surte efecto el martes o viernes siguiente",
    norm,
  );
  return { day: effective, lines, rules: [rule] };
}

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
  const skips: CountLine[] = [];
  for (let before = day; before < effective; before = addDays(before, 1)) {
    const off = dayOff(calendar, before);
    if (off) skips.push(skipped(off));
  }
  return { effective, skips };
}
