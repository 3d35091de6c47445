import { addDays, weekdayOf } from "../../kernel/day.rules";
import type { Evidence } from "../calculation/norm.rules";
import { DECIDED, DECLARED, type Falls, HOLIDAYS } from "./holiday-list.rules";

/** A holiday on the day on which it is observed. */
export type HolidayDay = {
  day: string;
  kind: "feriado" | "judicial" | "puente";
  reason: string;
  norma: string;
  verificado: Evidence;
  fuente: string;
};

const two = (number: number) => String(number).padStart(2, "0");
const dateOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/** Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moon + 15) % 30;
  const inCentury = year % 100;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The nth Monday of a month. */
export function mondayOf(year: number, month: number, nth: number): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((8 - weekdayOf(first)) % 7) + 7 * (nth - 1));
}

/** Days by which a movable holiday moves, by its weekday: on a weekend it stays. */
const MOVES = [0, 0, -1, -2, 4, 3, 0];

/**
 * The observed day of a movable holiday: Tuesday, Wednesday → Monday before; Thursday, Friday →
 * after.
 */
export const moved = (day: string): string => addDays(day, MOVES[weekdayOf(day)] ?? 0);

function kept(falls: Falls, year: number): string {
  if ("easter" in falls) return addDays(easter(year), falls.easter);
  if ("monday" in falls) return mondayOf(year, falls.month, falls.monday);
  const day = dateOf(year, falls.month, falls.day);
  const decided = DECIDED.find(({ valor }) => valor.from === day);
  if (decided) return decided.valor.to;
  return falls.movable ? moved(day) : day;
}

/** The law in force since the end of 2017, which kept most holidays of the older ones. */
const LEY = { norma: "Ley 27.399", since: 2018, before: "Ley 21.329 y sus reformas" };

/** The day to which a decree moved a holiday of an nth Monday. */
const decidedFor = (day: string) =>
  DECIDED.find(({ valor }) => valor.from === day)?.valor.to ?? day;

/** The holidays and judicial days of a year, each on the day on which it is observed. */
export function holidaysOf(year: number): HolidayDay[] {
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const ruling = HOLIDAYS.filter(
    ({ vigenciaDesde, vigenciaHasta }) => vigenciaDesde <= first && (vigenciaHasta ?? last) >= last,
  );
  const yearly = ruling.map(({ norma, verificado, fuente, valor }): HolidayDay => {
    const day = kept(valor.falls, year);
    const named = valor.kind === "feriado" ? `Feriado: ${valor.name}` : valor.name;
    const older = norma === LEY.norma && year < LEY.since;
    return {
      day: decidedFor(day),
      kind: valor.kind,
      reason: named,
      norma: older ? LEY.before : norma,
      verificado,
      fuente,
    };
  });
  const apart = DECLARED.filter(({ vigenciaDesde }) => vigenciaDesde === first).map(
    ({ norma, verificado, fuente, valor: { day, kind, name } }): HolidayDay => ({
      day,
      kind,
      reason: kind === "puente" ? name : `Feriado: ${name}`,
      norma,
      verificado,
      fuente,
    }),
  );
  return [...yearly, ...apart].sort(
    (a, b) =>
      a.day.localeCompare(b.day) || Number(a.kind === "judicial") - Number(b.kind === "judicial"),
  );
}
