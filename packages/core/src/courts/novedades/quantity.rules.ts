import { fold } from "../../kernel/text.rules";

const UNITS = "un dos tres cuatro cinco seis siete ocho nueve".split(" ");
const TEENS = "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve";
const TENS = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");

const TO_NINETY_NINE: readonly string[] = [
  ...UNITS,
  ...TEENS.split(" "),
  ...["veinte", ...UNITS.map((unit) => `veinti${unit}`)],
  ...TENS.flatMap((ten) => [ten, ...UNITS.map((unit) => `${ten} y ${unit}`)]),
];

/** The numbers up to 199 as courts write them in words; longer terms are in months or figures. */
const NAMES: readonly string[] = [
  ...TO_NINETY_NINE,
  "cien",
  ...TO_NINETY_NINE.map((name) => `ciento ${name}`),
];
const WORDS = new Map(NAMES.map((name, place) => [name, place + 1]));

export type Quantity = {
  cantidad: number;
  unidad: "habiles" | "corridos" | "meses";
  /** The matched words, as the court wrote them. */
  said: string;
};

const NUMBER = `(\\d{1,3}|${[...NAMES].sort((a, b) => b.length - a.length).join("|")})`;
/** A repeated number, as courts write it: «cinco (5) días», «5 (cinco) días», «TRES -3- días». */
const AGAIN = "(?:\\((?:\\d{1,3}|[a-z ]+)\\)\\s*|-\\s*\\d{1,3}\\s*-\\s*)?";
const UNIT = "(dias?|horas?|hs|hrs|mes(?:es)?)\\b(?:\\s+(habiles|corridos))?";
/** Not the end of a longer number: «doscientos cinco», «1.500», «10:30». */
const WHOLE = "(?<![\\d.,:/]|cientos |mil )";
const SPAN = new RegExp(`${WHOLE}\\b${NUMBER}\\s*${AGAIN}${UNIT}`, "g");

const DAY_HOURS = 24;

/**
 * The term in a text: «cinco (5) días», «48 horas». Hours become working days, because a movement
 * states its day and not its hour.
 */
export function quantityIn(text: string): Quantity | undefined {
  const folded = fold(text);
  for (const { 0: found, 1: number = "", 2: unit = "", 3: kind, index } of folded.matchAll(SPAN)) {
    const count = WORDS.get(number) ?? Number(number);
    if (count < 1 || (count < DAY_HOURS && isTime(unit, folded.slice(0, index)))) continue;
    return { ...lasting(count, unit, kind), said: asWritten(text, folded, index, found.length) };
  }
  return undefined;
}

/** Whether it is a time of day: «a las 10 horas», «de 8 a 12 hs». */
const isTime = (unit: string, before: string) =>
  unit.startsWith("h") && /\ba (?:las )?$/.test(before);

function lasting(count: number, unit: string, kind?: string): Omit<Quantity, "said"> {
  if (unit.startsWith("m")) return { cantidad: count, unidad: "meses" };
  if (unit.startsWith("h"))
    return { cantidad: Math.max(1, Math.round(count / DAY_HOURS)), unidad: "habiles" };
  return { cantidad: count, unidad: kind === "corridos" ? "corridos" : "habiles" };
}

/** A part of a folded text with its original accents and capitals. */
function asWritten(text: string, folded: string, from: number, length: number): string {
  const spaced = text.normalize("NFC").replace(/\s+/g, " ").trim();
  // A letter that folds into several shifts the rest: then the folded words are used.
  const source = spaced.length === folded.length ? spaced : folded;
  return source.slice(from, from + length);
}
