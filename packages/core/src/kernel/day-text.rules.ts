import { addDays, addMonths, daysBetween, isDay, monthStart, weekdayOf } from "./day.rules";
import { type QuantityUnit, readQuantity } from "./quantity-text.rules";
import { fold } from "./text.rules";

/** How a day without a year is read: from today on, up to today, or the nearest. */
export type Leaning = "ahead" | "back" | "near";

/** A typed day, or a number of working days from today (negative: before today). */
export type SaidDay = { day: string } | { working: number };

type Asked = { today: string; leaning: Leaning };
type Reader = (typed: string, asked: Asked) => SaidDay | undefined;

const WEEKDAYS = ["domingo", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado"];
const MONTHS = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];

/** The index in a list of a word given by three or more of its first letters; -1 if not found. */
const placeOf = (word: string, list: readonly string[]) =>
  word.length < 3 ? -1 : list.findIndex((name) => name.startsWith(word));

/**
 * Reads a day as a person types it: «25/11», «25-11-26», «2511», «25 de noviembre», «hoy», «pasado
 * mañana», «lunes», «lunes pasado», «+5 hábiles», «en 10 días», «hace 2 semanas», «fin de mes» and
 * `2026-11-25`, with accents or without. Returns undefined where the text is no day from 1900 to
 * 2199.
 *
 * «lunes» typed on a Monday is the next Monday: today has its own word. «10 días» are working days,
 * as in deadlines; «en 10 días» are calendar days.
 */
export function readDay(
  text: string,
  { today, leaning = "near" }: { today: string; leaning?: Leaning },
): SaidDay | undefined {
  const typed = fold(text);
  for (const read of READERS) {
    const said = read(typed, { today, leaning });
    if (said) return "working" in said || isDay(said.day) ? said : undefined;
  }
  return undefined;
}

const iso: Reader = (typed) => (isDay(typed) ? { day: typed } : undefined);

const NAMED: Record<string, number> = {
  ...{ hoy: 0, manana: 1, "pasado manana": 2, pasado: 2 },
  ...{ ayer: -1, anteayer: -2, "antes de ayer": -2 },
};

const named: Reader = (typed, { today }) => {
  const away = NAMED[typed];
  return away === undefined ? undefined : { day: addDays(today, away) };
};

const WEEKDAY = /^(?:el )?(?:(proximo|pasado) )?([a-z]+)\.?(?: (que viene|proximo|pasado))?$/;

const weekday: Reader = (typed, { today, leaning }) => {
  const [, before, name = "", after] = WEEKDAY.exec(typed) ?? [];
  const wanted = placeOf(name, WEEKDAYS);
  if (wanted === -1) return undefined;
  const way = before ?? after ?? (leaning === "back" ? "pasado" : "");
  const is = weekdayOf(today);
  const isPast = way === "pasado";
  // Between one and seven days away: never today.
  const away = ((isPast ? is - wanted : wanted - is) + 6) % 7;
  return { day: addDays(today, (isPast ? -1 : 1) * (away + 1)) };
};

const end: Reader = (typed, { today }) => {
  const [, of] = /^(?:a )?fin(?:es)? del? (mes|ano)$/.exec(typed) ?? [];
  if (!of) return undefined;
  if (of === "ano") return { day: `${today.slice(0, 4)}-12-31` };
  return { day: addDays(addMonths(monthStart(today), 1), -1) };
};

const two = (part: number | string) => String(part).padStart(2, "0");

const APART = /^(?:([a-z]+)\.?,? )?(\d{1,2}) ?[/.\- ] ?(\d{1,2})(?: ?[/.\- ] ?(\d{4}|\d{2}))?$/;
const TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
const WORDED = /^(?:([a-z]+),? )?(\d{1,2}) (?:de )?([a-z]+)\.?(?:,? (?:del? )?(\d{4}|\d{2}))?$/;

const numbers: Reader = (typed, asked) => {
  const apart = APART.exec(typed);
  if (apart) {
    const [, name, date = "", month = "", year] = apart;
    return dated({ name, date, month, year }, asked);
  }
  const [, date, month = "", year] = TOGETHER.exec(typed) ?? [];
  // Four digits that may be a year are not read as a day: «2011».
  if (!date || (!year && /^(?:19|20|21)/.test(typed))) return undefined;
  return dated({ date, month, year }, asked);
};

const worded: Reader = (typed, asked) => {
  const [, name, date = "", word = "", year] = WORDED.exec(typed) ?? [];
  const month = placeOf(word.replace(/^set/, "sept"), MONTHS) + 1;
  return month === 0 ? undefined : dated({ name, date, month: String(month), year }, asked);
};

type Parts = { name?: string; date: string; month: string; year?: string };

/**
 * The day with these parts; undefined where it does not exist or has another weekday than typed.
 */
function dated({ name, date, month, year }: Parts, asked: Asked): SaidDay | undefined {
  const rest = `-${two(month)}-${two(date)}`;
  const wanted = name === undefined ? undefined : placeOf(name, WEEKDAYS);
  const fits = (day: string) => isDay(day) && (wanted === undefined || weekdayOf(day) === wanted);
  const days = yearsOf(year, asked, wanted !== undefined)
    .map((one) => `${one}${rest}`)
    .filter(fits);
  const day = closest(days, sideOf({ name, year }, asked), asked.today);
  return day === undefined ? undefined : { day };
}

/**
 * The possible years: two digits may be of three centuries; without a year, those around today's.
 */
function yearsOf(year: string | undefined, { today }: Asked, isNarrow: boolean): string[] {
  if (year?.length === 4) return [year];
  if (year) return ["19", "20", "21"].map((century) => `${century}${year}`);
  const now = Number(today.slice(0, 4));
  // Eight years always hold a 29 February.
  const reach = isNarrow ? 1 : 8;
  return Array.from({ length: reach * 2 + 1 }, (_, i) => String(now - reach + i));
}

type Side = (day: string) => boolean;

/**
 * Which days are allowed by the leaning; a typed year or weekday allows days on both sides of
 * today.
 */
function sideOf({ name, year }: Pick<Parts, "name" | "year">, { today, leaning }: Asked): Side {
  const now = today.slice(0, 4);
  if (year) return (day) => leaning !== "back" || day.slice(0, 4) <= now;
  if (leaning === "near" || name !== undefined) return () => true;
  return (day) => (leaning === "ahead" ? day >= today : day <= today);
}

/** The day nearest to today among the allowed ones, or among all where none is allowed. */
function closest(days: readonly string[], isMeant: Side, today: string): string | undefined {
  const onSide = days.filter(isMeant);
  const away = (day: string) => Math.abs(daysBetween(today, day));
  return [...(onSide.length > 0 ? onSide : days)].sort((a, b) => away(a) - away(b))[0];
}

const COUNTED = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const TENS: Record<string, string> = { una: "1", diez: "10", quince: "15", veinte: "20" };
const inFigures = (length: string) =>
  length.replace(/^[a-z]+/, (word) => {
    const figure = COUNTED.indexOf(word);
    return figure > 0 ? String(figure) : (TENS[word] ?? word);
  });

const length: Reader = (typed, { today }) => {
  const [, way, said = ""] = /^(en|dentro de|hace|\+)? ?(.+)$/.exec(typed) ?? [];
  const { count = 0, unit, word } = readQuantity(inFigures(said)) ?? {};
  const sign = way === "hace" ? -1 : 1;
  // A bare number is a length only after «+».
  if (unit === "") return way === "+" ? { working: count } : undefined;
  const isSpoken = way !== undefined && way !== "+";
  const isPlain = word === "d" || word === "dia" || word === "dias";
  return unit && after(today, sign * count, isSpoken && isPlain ? "corridos" : unit);
};

function after(today: string, count: number, unit: QuantityUnit): SaidDay | undefined {
  if (unit === "horas") return undefined;
  if (unit === "habiles") return { working: count };
  if (unit === "meses") return { day: addMonths(today, count) };
  return { day: addDays(today, unit === "semanas" ? count * 7 : count) };
}

const READERS: readonly Reader[] = [iso, named, end, weekday, numbers, worded, length];
