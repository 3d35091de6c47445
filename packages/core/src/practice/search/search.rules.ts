import { fold } from "../../kernel/text.rules";
import { CALCULATOR_NAMES, calculatorTitle } from "../../law/calculation/words.rules";
import { DOCUMENT_NAMES, type DocumentKind } from "../documents/document-kinds.rules";
import type { SearchResult, SearchType } from "./search.schema";

/** A record of any kind as the search reads it. Its `type` is the kind. */
export type Searchable = { _id: string; type: string } & Record<string, unknown>;

type ShownFields = Omit<SearchResult, "id" | "type"> & { others?: (string | null)[] };

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

const joined = (...texts: unknown[]) =>
  texts
    .map(textOf)
    .filter((text) => text !== null)
    .join(" · ") || null;

/** The number of a case: the court's own or, if not linked, the one the practice wrote. */
const court = (record: Searchable) =>
  textOf(Object(record.court).number) ?? textOf(record.folderExpediente);

/** A document or a CUIT as people type it: bare, with dots or with dashes. */
function waysToWrite(number: string | null): (string | null)[] {
  const bare = number?.replace(/[.-]/g, "") ?? null;
  if (!bare || !/^\d+$/.test(bare)) return [bare];
  const dotted = bare.replace(/\B(?=(\d{3})+$)/g, ".");
  const dashed = bare.replace(/^(\d{2})(\d{8})(\d)$/, "$1-$2-$3");
  return [bare, dotted, dashed];
}

const named = ({ lastName, name, company }: Searchable) =>
  [textOf(lastName), textOf(name)].filter(Boolean).join(", ") || (textOf(company) ?? "");

/** How each kind of record is shown, and which of its other texts are searched. */
const SHOWN: Record<SearchType, (record: Searchable) => ShownFields> = {
  folder: (record) => ({
    title: textOf(record.folderName) ?? "",
    subtitle: joined(court(record), record.folderFuero, record.materia),
    description: joined(record.customerName),
    metadata: { status: textOf(record.status), number: court(record) },
    others: [
      textOf(record.folderContraparte),
      textOf(record.folderJuzgado),
      textOf(record.folderJuris),
      textOf(record.description),
    ],
  }),
  contact: (record) => ({
    title: named(record),
    subtitle: joined(record.role, record.company),
    description: joined(record.email, record.phone),
    metadata: { role: textOf(record.role), phone: textOf(record.phone) },
    // Typed as "García, Ana" or "Ana García".
    others: [
      joined(record.name)?.concat(` ${textOf(record.lastName) ?? ""}`) ?? null,
      ...waysToWrite(textOf(record.document)),
      ...waysToWrite(textOf(record.cuit)),
      textOf(record.cbu),
      textOf(record.city),
    ],
  }),
  task: (record) => ({
    title: textOf(record.name) ?? "",
    subtitle: textOf(record.folderName),
    description: textOf(record.description)?.slice(0, 200) ?? null,
    metadata: { status: textOf(record.status), dueDate: textOf(record.dueDate) },
    others: Array.isArray(record.tags) ? record.tags.map(textOf) : [],
  }),
  event: (record) => ({
    title: textOf(record.title) ?? "",
    subtitle: textOf(record.folderName),
    description: textOf(record.description)?.slice(0, 200) ?? null,
    metadata: { start: textOf(record.start), eventType: textOf(record.eventType) },
  }),
  calculator: (record) => ({
    title: calculatorTitle(record.calculatorType, record.description),
    subtitle: textOf(record.folderName),
    description: joined(CALCULATOR_NAMES[String(record.calculatorType)], record.classType),
    metadata: { date: textOf(record.date), calculatorType: textOf(record.calculatorType) },
    others: [textOf(record.verification)],
  }),
  escrito: (record) => ({
    title: textOf(record.title) ?? "",
    subtitle: textOf(record.folderName),
    description: "Escrito",
    metadata: { status: textOf(record.status) },
  }),
  letter: (record) => ({
    title: textOf(record.subject) ?? "",
    subtitle: textOf(record.folderName),
    description: joined(Object(record.sender).name, Object(record.sender).address),
    metadata: { receivedAt: textOf(record.receivedAt) },
    others: [textOf(record.preview)],
  }),
  document: (record) => ({
    title: textOf(record.name) ?? "",
    subtitle: textOf(record.folderName),
    description: DOCUMENT_NAMES[record.kind as DocumentKind] ?? null,
    metadata: { kind: textOf(record.kind), date: textOf(record.date) },
    others: Array.isArray(record.tags) ? record.tags.map(textOf) : [],
  }),
};

/** A record as a search result. */
export function toResult(record: Searchable): SearchResult {
  const type = record.type as SearchType;
  const { others, ...shown } = SHOWN[type](record);
  return { id: record._id, type, ...shown };
}

/** The searched text of a record: the folded title, and all the rest together. */
export function wordsOf(record: Searchable): { title: string; rest: string } {
  const { title, subtitle, description, others = [] } = SHOWN[record.type as SearchType](record);
  const rest = [subtitle, description, ...others].filter(Boolean).join(" \n ");
  return { title: fold(title), rest: fold(rest).slice(0, 600) };
}

/** A match found, not yet a result. */
export type Match = { id: string; kind: SearchType; inTitle: boolean };

/** Title matches first, then the newest: ids sort by creation. */
export function byRank(a: Match, b: Match): number {
  if (a.inTitle !== b.inTitle) return a.inTitle ? -1 : 1;
  return ageless(a.id) < ageless(b.id) ? 1 : -1;
}

const ageless = (id: string) => id.slice(id.indexOf("_") + 1);

/** The best matches of each kind, the better one first: memory does not grow with the practice. */
export class BestMatches {
  readonly #kept = new Map<SearchType, Match[]>();
  readonly #ids = new Set<string>();

  /** Keeps at most so many of each kind. */
  constructor(readonly most: number) {}

  /** Takes a match, if it is among the best so far; a record is taken once. */
  add(match: Match): void {
    const kept = this.#kept.get(match.kind) ?? [];
    const worst = kept[this.most - 1];
    if ((worst && !isBefore(match, worst)) || this.#ids.has(match.id)) return;
    const at = kept.findIndex((one) => isBefore(match, one));
    kept.splice(at < 0 ? kept.length : at, 0, match);
    this.#kept.set(match.kind, kept);
    this.#ids.add(match.id);
    const [left] = kept.splice(this.most);
    if (left) this.#ids.delete(left.id);
  }

  all(): Match[] {
    return [...this.#kept.values()].flat();
  }
}

/** `byRank` within a kind, whose ids begin alike: this compares every match of a large practice. */
const isBefore = (a: Match, b: Match): boolean =>
  a.inTitle === b.inTitle ? a.id > b.id : a.inTitle;

/** The best of some matches: at most so many of each kind. */
export function keepBest(matches: Iterable<Match>, most: number): Match[] {
  const best = new BestMatches(most);
  for (const match of matches) best.add(match);
  return best.all();
}
