import { cents, exact } from "./money.rules";

const TO_29 = [
  ...["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
  ...["diez", "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete"],
  ...["dieciocho", "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés"],
  ...["veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho", "veintinueve"],
];
const TENS = [
  ...["", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"],
];
const HUNDREDS = [
  ...["", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos"],
  ...["setecientos", "ochocientos", "novecientos"],
];
const MONTHS = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];

/** The form of a number: alone («uno»), before a masculine noun («un»), before a feminine («una»). */
export type Form = "alone" | "masculine" | "feminine";

/** The largest number that is written in words. */
export const MOST_IN_WORDS = 999_999_999_999_999;

/**
 * A whole number from 0 to `MOST_IN_WORDS` in words: «veintiún» before a masculine noun,
 * «doscientas» before a feminine one. Throws a RangeError for any other number.
 */
export function numberInWords(value: number, form: Form = "alone"): string {
  if (!Number.isInteger(value) || value < 0 || value > MOST_IN_WORDS) {
    throw new RangeError(`${value} is not written in words`);
  }
  return value === 0 ? "cero" : scaled(value, form);
}

function scaled(value: number, form: Form): string {
  if (value >= 1e12)
    return join(millions(value, 1e12, "billón", "billones"), rest(value, 1e12, form));
  if (value >= 1e6) return join(millions(value, 1e6, "millón", "millones"), rest(value, 1e6, form));
  if (value < 1000) return below1000(value, form);
  const thousands = Math.floor(value / 1000);
  // Before «mil» one is not said, and the number has the form of a noun: «treinta y un mil».
  const before =
    thousands === 1 ? "" : below1000(thousands, form === "feminine" ? form : "masculine");
  return join(join(before, "mil"), rest(value, 1000, form));
}

const millions = (value: number, unit: number, one: string, many: string) => {
  const count = Math.floor(value / unit);
  return `${scaled(count, "masculine")} ${count === 1 ? one : many}`;
};

const rest = (value: number, unit: number, form: Form) =>
  value % unit === 0 ? "" : scaled(value % unit, form);

const join = (before: string, after: string) => [before, after].filter(Boolean).join(" ");

function below1000(value: number, form: Form): string {
  if (value === 100) return "cien";
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? "";
  const gendered = form === "feminine" ? hundreds.replace(/os$/, "as") : hundreds;
  return join(gendered, value % 100 === 0 ? "" : below100(value % 100, form));
}

function below100(value: number, form: Form): string {
  if (value < 30) return shortened(TO_29[value] ?? "", form);
  const [tens, unit] = [TENS[Math.floor(value / 10)] ?? "", value % 10];
  return unit === 0 ? tens : `${tens} y ${shortened(TO_29[unit] ?? "", form)}`;
}

/** «uno» and «veintiuno» as they are said before a noun. */
function shortened(word: string, form: Form): string {
  if (form === "alone" || !word.endsWith("uno")) return word;
  if (form === "feminine") return word.replace(/uno$/, "una");
  return word === "veintiuno" ? "veintiún" : word.replace(/uno$/, "un");
}

/**
 * An amount in pesos in words, as judgments and deeds write it: «PESOS UN MILLÓN DOSCIENTOS MIL CON
 * 50/100». Cents are half up. Undefined for a negative amount, or one over `MOST_IN_WORDS`.
 */
export function pesosInWords(amount: number): string | undefined {
  const written = cents(exact(amount));
  const whole = written.floor().toNumber();
  if (written.isNegative() || whole > MOST_IN_WORDS) return undefined;
  const hundredths = written.minus(whole).times(100).toNumber();
  // The noun comes first, so the number stands alone: «PESOS VEINTIUNO».
  const tail = hundredths === 0 ? "" : ` CON ${String(hundredths).padStart(2, "0")}/100`;
  return `PESOS ${numberInWords(whole).toUpperCase()}${tail}`;
}

/** A day in words and figures, as writs date themselves: «27 de noviembre de 2026». */
export function dayInWords(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const number = Number(date);
  return `${number === 1 ? "1.º" : number} de ${MONTHS[Number(month) - 1] ?? month} de ${year}`;
}

/** A day all in words: «veintisiete días del mes de noviembre de dos mil veintiséis». */
export function dayAllInWords(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-").map(Number);
  const days = date === 1 ? "un día" : `${numberInWords(Number(date), "masculine")} días`;
  return `${days} del mes de ${MONTHS[Number(month) - 1] ?? ""} de ${numberInWords(Number(year))}`;
}

const ROMAN: readonly (readonly [number, string])[] = [
  ...([
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
  ] as const),
  ...([
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ] as const),
];

/** A number from 1 in Roman figures, as the sections of a writ are numbered: 4 is «IV». */
export function inRoman(value: number): string {
  const [found] = ROMAN.filter(([worth]) => worth <= value);
  return found ? found[1] + inRoman(value - found[0]) : "";
}
