import { type CourtCase, courtCase, PJN_FUEROS } from "../folders/court.rules";
import { DEPARTMENTS, departmentIn } from "../folders/department.rules";
import { numberText } from "../folders/number.rules";
import type { Doubt } from "./found-case.rules";
import { fueroIn } from "./fuero-words.rules";
import type { FoundNumber } from "./numbers.rules";
import type { Said } from "./pieces.rules";

/** The court's case of a row, its number as the case keeps it, and what has to be asked. */
export type Place = {
  number?: string;
  court: CourtCase | null;
  numberKey: string | null;
  place: string | null;
  doubts: Doubt[];
};

export const OUT = { label: "Dejarla afuera", value: "out" };
export const KEEP = "ok";

/** The same case has the same key, however its number is padded or spaced. */
const keyOf = (number: string): string => numberText(number) ?? number;

/** Digits and a year: the form of the PJN without its fuero, which other courts use, too. */
const WITH_YEAR = /^\d{1,6}\/\d{4}(?:\/[A-Z0-9/]{1,30})?$/;

/** The court's case that the row names. Nothing is linked by a guess: what is unsure is asked. */
export function placeOf(said: Said): Place {
  const numbers = distinct(said.numbers);
  const [first] = numbers;
  if (!first) return withoutForm(said);
  const place = ofNumber(first, said);
  if (numbers.length === 1) return place;
  const options = numbers
    .slice(0, 5)
    .map(({ number }) => ({ label: number, value: `number:${number}` }));
  const text = `Hay ${numbers.length} números en esta fila. ¿Cuál es el de la causa?`;
  const doubt: Doubt = { kind: "numbers", key: "numbers", text, options: [...options, OUT] };
  return { ...place, doubts: [doubt, ...place.doubts] };
}

function distinct(numbers: readonly FoundNumber[]): FoundNumber[] {
  const seen = new Map<string, FoundNumber>();
  for (const one of numbers) {
    const key = keyOf(one.number);
    if (!seen.has(key)) seen.set(key, one);
  }
  // A number that is also written without its fuero is one number.
  return [...seen.values()].filter(
    (one) =>
      one.court !== null ||
      ![...seen.values()].some(
        (other) => other !== one && keyOf(other.number).endsWith(keyOf(one.number)),
      ),
  );
}

function withoutForm({ otherNumber, court, juris }: Said): Place {
  const number = otherNumber?.slice(0, 60);
  const numberKey = number ? keyWithin(number, court, juris) : null;
  return { number, court: null, numberKey, place: null, doubts: [] };
}

/** Without a court of its own, a number is one case only within the court that the row names. */
const keyWithin = (number: string, court: readonly string[], juris = "") =>
  `${keyOf(number)} ${[...court, juris].join(" ").toLowerCase()}`.trim();

/** The place of one number in a row that says all this. Also asked when a person chose a number. */
export function ofNumber(found: FoundNumber, said: Pick<Said, "court" | "juris" | "fuero">): Place {
  const { number, place } = found;
  const told = [said.juris ?? "", ...said.court].join(" ");
  const base = { number, place, numberKey: keyOf(number), doubts: [] };
  if (found.court === "pjn") return { ...base, court: pjnCase(number, found.fuero ?? "") };
  if (found.court === "mev")
    return ofMev(found, departmentIn(said.juris ?? "") ?? departmentIn(told));
  if (found.court !== null) return { ...base, court: null };
  const known = { ...base, court: null, numberKey: keyWithin(number, said.court, said.juris) };
  return WITH_YEAR.test(number) ? ofBare(number, said, known) : known;
}

const pjnCase = (number: string, fuero: string): CourtCase | null => {
  const read = courtCase({ system: "pjn", number, fuero });
  return "court" in read ? read.court : null;
};

/** Each department of the province counts from one: two with one number are two cases. */
export const keyOfMev = (number: string, department: string | null | undefined): string =>
  [keyOf(number), department?.toLowerCase()].filter(Boolean).join(" ");

function ofMev({ number, department, place }: FoundNumber, told: string | undefined): Place {
  const known = told ?? department;
  const base = { number, place, numberKey: keyOfMev(number, known) };
  const court = { system: "mev" as const, number, fuero: null, department: known };
  if (known) return { ...base, court, doubts: [] };
  const letters = number.slice(0, 2);
  const doubt: Doubt = {
    kind: "department",
    key: `department:${letters}`,
    text: `${letters} no dice de qué departamento es. ¿En cuál tramita?`,
    options: [
      ...DEPARTMENTS.map((name) => ({ label: name, value: `department:${name}` })),
      { label: "Traerla sin vincular", value: KEEP },
    ],
  };
  return { ...base, court: null, doubts: [doubt] };
}

/** Of the capital and federal: where a row names another place, a bare number is of its courts. */
const OF_THE_NATION = /capital|caba|c\.a\.b\.a|ciudad aut|naci[oó]n|federal/i;
const USUAL = ["CIV", "CNT", "COM", "CSS"];

function ofBare(
  number: string,
  said: Pick<Said, "court" | "juris" | "fuero">,
  known: Place,
): Place {
  const { juris = "", fuero = "", court } = said;
  const told = fueroIn([fuero, ...court, juris].join(" · "));
  if (told?.sure) {
    const read = pjnCase(number, told.code);
    return read
      ? { ...known, number: read.number, court: read, numberKey: keyOf(read.number) }
      : known;
  }
  const isElsewhere = juris !== "" && !OF_THE_NATION.test(juris) && fueroIn(juris)?.sure !== true;
  if (isElsewhere || departmentIn(court.join(" "))) return known;
  const likely = told ? [told.code, ...USUAL.filter((code) => code !== told.code)] : USUAL;
  const doubt: Doubt = {
    kind: "fuero",
    key: `fuero:${told?.code ?? ""}`,
    text: told
      ? `El número no dice el fuero. ¿Es ${told.code}, ${PJN_FUEROS[told.code]}?`
      : "El número no dice de qué fuero es. ¿Cuál es?",
    options: [
      ...likely.map((code) => ({ label: code, value: `fuero:${code}` })),
      { label: "Traerla sin vincular", value: KEEP },
    ],
  };
  return { ...known, doubts: [doubt] };
}
