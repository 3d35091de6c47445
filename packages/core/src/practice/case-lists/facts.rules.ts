import { readDay } from "../../kernel/day-text.rules";
import { fold } from "../../kernel/text.rules";
import { cuitDigits, documentText } from "../contacts/identity.rules";
import type { FolderStatus } from "../folders/folder.schema";
import { TAKEN } from "./caratula.rules";

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?![\w-])/gu;
const CUIT = /(?<![\d.-])(?:cuit|cuil)?[:\s]{0,2}\d{2}[-.\s]?\d{8}[-.\s]?\d(?![\d-])/giu;
const DNI =
  /(?<![\w.])(?:(?:dni|d\.n\.i\.|doc(?:umento)?)[.:\s]{0,2}(?:n[°º]?\s?)?\d{1,2}\.?\d{3}\.?\d{3}|\d{1,2}\.\d{3}\.\d{3})(?![\d.,])/giu;
const PHONE =
  /(?<![\w.,/$-])(?:(?:tel(?:[eé]fono)?|cel(?:ular)?|whatsapp|wsp|t)[.:\s]{1,2}[+(]?\d[\d\s().-]{5,20}\d|\+\d{2}[\d\s().-]{7,18}\d|\(?0?(?:11|[23]\d{2,3})\)?[\s-]{1,2}(?:15[\s-]?)?\d{3,4}[\s-]?\d{4})(?![\d/])/giu;
const DATE =
  /(?:(?<!\p{L})(?:inicio|iniciad[oa]|inici[oó]|desde|ingres[oó])[:\s]{1,3}(?:el\s)?)?(?<![\d/.-])(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d/-])/giu;
const AMOUNT = /(?:u\$s|us\$|\$)\s?\d[\d.]{0,17}(?:,\d{1,2})?(?![\d])/giu;

/** What a line says besides its case: persons' data, dates, amounts. */
export type Facts = {
  email?: string;
  cuit?: string;
  document?: string;
  phone?: string;
  /** The day on which the case began, where a word says so. */
  start?: string;
  /** What was found and has no field of its own, as it is written. */
  notes: string[];
};

/**
 * Takes the facts out of a line: returns them, and the line with a mark in their places.
 * `today`, `YYYY-MM-DD`, tells the century of a year of two digits.
 */
export function takeFacts(line: string, today: string): { facts: Facts; rest: string } {
  const facts: Facts = { notes: [] };
  const first = (name: "email" | "cuit" | "document" | "phone", value: string | undefined) => {
    if (!value) return false;
    if (facts[name] === undefined) facts[name] = value;
    else facts.notes.push(value);
    return true;
  };
  const take = (text: string, pattern: RegExp, keep: (raw: string) => boolean) =>
    text.replace(pattern, (raw) => (keep(raw) ? TAKEN : raw));
  let rest = take(line, EMAIL, (raw) => first("email", raw.toLowerCase()));
  rest = take(rest, CUIT, (raw) => first("cuit", cuitDigits(raw.replace(/^\D+/, ""))));
  rest = take(rest, DNI, (raw) => first("document", documentText(raw.replace(/^\D+/, ""))));
  rest = take(rest, DATE, (raw) => keepDate(facts, raw, today));
  rest = take(rest, PHONE, (raw) => first("phone", phoneIn(raw)));
  rest = take(rest, AMOUNT, (raw) => facts.notes.push(raw.trim()) > 0);
  return { facts, rest };
}

/** Keeps a date: the beginning of the case where a word says so, else a note as it is written. */
function keepDate(facts: Facts, raw: string, today: string): boolean {
  const written = raw.replace(/^[^\d]+/, "");
  const day = readDate(written, today);
  if (!day) return false;
  if (written !== raw && facts.start === undefined) facts.start = day;
  else facts.notes.push(raw);
  return true;
}

/** A telephone as a contact keeps it; undefined where it has too few digits to be one. */
export function phoneIn(text: string): string | undefined {
  const number = text.replace(/^[^\d+(]+/, "").replace(/[^\d)]+$/, "");
  const digits = number.replace(/\D/g, "").length;
  const isOne = digits >= 6 && digits <= 15 && /^[+\d(][\d\s().,/-]*$/.test(number);
  return isOne && number.length <= 40 ? number : undefined;
}

/** The day from which spreadsheets count, and those of the years 1955 to 2119. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const SERIAL = /^[2-7]\d{4}(?:\.\d{1,12})?$/;
const WRITTEN = /^(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})$/;

/**
 * A date as lists write it (`3/5/19`, `03-05-2019`, `2019-05-03`, with or without an hour), or the
 * number by which a spreadsheet keeps one, as `YYYY-MM-DD`. Undefined for anything else.
 */
export function readDate(text: string, today: string): string | undefined {
  const written = text.trim();
  if (SERIAL.test(written)) {
    return new Date(EPOCH_MS + Math.floor(Number(written)) * DAY_MS).toISOString().slice(0, 10);
  }
  const [date = ""] = written.split(/[\sT]/);
  if (!WRITTEN.test(date)) return undefined;
  const said = readDay(date, { today, leaning: "back" });
  return said && "day" in said ? said.day : undefined;
}

const STATUS_WORDS: readonly [FolderStatus, RegExp][] = [
  ["cerrada", /\b(?:archivad|terminad|finalizad|cerrad|concluid|paralizada definitiva|baja)/],
  ["pendiente", /\b(?:pendiente|paralizad|suspendid|en espera|reservad)/],
  ["nueva", /\b(?:nuev|a iniciar|sin iniciar|para iniciar|ingresad)/],
  [
    "enProceso",
    /\b(?:en tramite|en proceso|activ|abiert|vigente|iniciad|en letra|a despacho|en curso|a prueba|prueba|para sentencia|sentencia|ejecucion|tramite|en gestion)/,
  ],
];

/** The state of a case by the words of a list («En trámite», «Archivada»); undefined if unknown. */
export function statusOf(text: string): FolderStatus | undefined {
  const said = fold(text);
  if (said.length > 60) return undefined;
  if (said === "enproceso") return "enProceso";
  return STATUS_WORDS.find(([, words]) => words.test(said))?.[0];
}
