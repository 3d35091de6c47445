import type { HistoryEntry, HistoryPage } from "@foja/core/operations/history/history.schema";
import { formatDate, formatMoment, formatNumber } from "../format";
import { NAMED, RESPONSIBLE } from "../people/people";

/** The labels of the fields of a kind of record, and how to show the values that are not plain. */
export type HistoryWords = {
  fields: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The label of its creation, where no person created it. */
  beginning?: string;
};

/** Returns the name of a person by id. */
export type NameOf = (id: string) => string;

/** The names of people by id, from the pages of a history; a fixed text for a deleted account. */
export const namesIn = (pages: readonly Pick<HistoryPage, "people">[]): NameOf => {
  const names = new Map(pages.flatMap(({ people }) => Object.entries(people)));
  return (id) => names.get(id) ?? "alguien que ya no usa Foja";
};

/** A field that changed, in words. */
export type ChangeLine = { field: string; label: string; before: string; after: string };

/** The changes of an entry that are shown: those of fields with a label. */
export const linesOf = (
  words: HistoryWords,
  { changes }: Pick<HistoryEntry, "changes">,
  nameOf: NameOf,
): ChangeLine[] =>
  changes.flatMap(({ field, before, after }) => {
    const label = words.fields[field];
    if (!label) return [];
    const write = (value: unknown) => {
      if (field === RESPONSIBLE && typeof value === "string") return nameOf(value);
      if (NAMED.includes(field)) return Array.isArray(value) ? listOf(value, nameOf) : EVERYBODY;
      return words.values?.[field]?.[String(value)] ?? plain(value);
    };
    return [{ field, label, before: write(before), after: write(after) }];
  });

const EVERYBODY = "todo el estudio";
const listOf = (ids: unknown[], nameOf: NameOf) =>
  ids.map((id) => nameOf(String(id))).join(", ") || EVERYBODY;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function plain(value: unknown): string {
  if (value === null || value === "") return "vacío";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return value.length === 0 ? "vacío" : value.map(nameOf).join(", ");
  const text = String(value);
  if (DAY.test(text)) return formatDate(text);
  return INSTANT.test(text) ? formatMoment(text) : text;
}

/** The name of an item of a list: a label, or a file. */
const nameOf = (one: unknown) =>
  typeof one === "object" && one !== null ? String(Reflect.get(one, "name") ?? "") : String(one);

/** The entries with at least one change to show. */
export const shownEntries = (words: HistoryWords, entries: readonly HistoryEntry[]) =>
  entries.filter(
    ({ action, changes }) =>
      action !== "changed" || changes.some(({ field }) => words.fields[field]),
  );
