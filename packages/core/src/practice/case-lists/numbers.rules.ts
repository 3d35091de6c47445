import { courtCase, PJN_FUEROS } from "../folders/court.rules";
import { departmentOf } from "../folders/department.rules";
import { BARE_FORMS, type Court, LABEL_START, NUMBER_FORMS } from "./number-forms.rules";

/** A number of a case in a text, with its place there. */
export type FoundNumber = {
  /** Whose form it has; null where only digits and a year are written. */
  court: Court | null;
  /** As the court writes it; for `null` and provinces, as it is written in the list. */
  number: string;
  fuero: string | null;
  /** Of a number of the MEV, where its receptoría tells. */
  department: string | null;
  place: string | null;
  from: number;
  to: number;
};

/** The numbers of cases in a text, in their order. Each part of the text belongs to one of them. */
export function numbersIn(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  if (!/\d/.test(text)) return found;
  const isFree = ({ from, to }: FoundNumber) =>
    found.every((other) => to <= other.from || from >= other.to);
  for (const { court, place, pattern } of NUMBER_FORMS) {
    for (const match of text.matchAll(pattern)) {
      const one = read(match[0], court, place, match.index);
      if (one && isFree(one)) found.push(one);
    }
  }
  for (const pattern of BARE_FORMS) {
    for (const match of text.matchAll(pattern)) {
      const one = bare(match[0], match.index);
      if (isFree(one)) found.push(one);
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function read(
  raw: string,
  court: Court,
  place: string | null,
  from: number,
): FoundNumber | undefined {
  const at = { place, from, to: from + raw.length };
  if (court === "pjn") return pjn(raw, at);
  if (court === "mev") return mev(raw, at);
  const number = raw.toUpperCase().replace(/\s+/g, " ");
  return { ...at, court, number, fuero: null, department: null };
}

type At = Pick<FoundNumber, "place" | "from" | "to">;

const PJN_PARTS = /^([A-Z]{3})[^\d]{0,6}(\d{1,6})\s?\/\s?(\d{4})(.*)$/;

function pjn(raw: string, at: At): FoundNumber | undefined {
  const [, code = "", digits, year, rest = ""] =
    PJN_PARTS.exec(raw.toUpperCase().replace(".", "")) ?? [];
  if (!Object.hasOwn(PJN_FUEROS, code)) return undefined;
  const read = courtCase({ system: "pjn", number: `${code} ${digits}/${year}${rest}` });
  if (!("court" in read)) return undefined;
  return { ...at, court: "pjn", number: read.court.number, fuero: code, department: null };
}

const MEV_PARTS = /^([A-Z]{2})\D{1,3}(\d{1,8})\D{1,3}(\d{4}|\d{2})$/;

function mev(raw: string, at: At): FoundNumber | undefined {
  const [, letters = "", digits = "", year = ""] = MEV_PARTS.exec(raw.toUpperCase()) ?? [];
  const department = departmentOf(letters) ?? null;
  // Two letters that are no receptoría («TN-1-20») need the year in full to be one.
  if (!department && year.length === 2) return undefined;
  const number = `${letters}-${digits}-${year.length === 2 ? `20${year}` : year}`;
  return { ...at, court: "mev", number, fuero: null, department };
}

function bare(raw: string, from: number): FoundNumber {
  const number = raw
    .replace(LABEL_START, "")
    .replace(/(?<=\d)\.(?=\d{3})/, "")
    .replace(/\s?([/-])\s?/, "$1")
    .toUpperCase();
  const at = { place: null, from, to: from + raw.length };
  return { ...at, court: null, number, fuero: null, department: null };
}
