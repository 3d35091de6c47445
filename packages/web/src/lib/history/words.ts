import type { HistoryEntry, HistoryPage } from "@foja/core/operations/history/history.schema";
import { formatDate, formatMoment, formatNumber } from "../format";
import { NAMED, RESPONSIBLE } from "../people/people";

/** How the fields of a kind of record are called, and their values where they are not plain. */
export type HistoryWords = {
  fields: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How its beginning is called, where nobody made it. */
  beginning?: string;
};

/** What a history calls a person. */
export type NameOf = (id: string) => string;

/** The people of a history by the names its pages bring; somebody whose account is gone has none. */
export const namesIn = (pages: readonly Pick<HistoryPage, "people">[]): NameOf => {
  const names = new Map(pages.flatMap(({ people }) => Object.entries(people)));
  return (id) => names.get(id) ?? "alguien que ya no usa Foja";
};

/** A field that changed, in words. */
export type ChangeLine = { field: string; label: string; before: string; after: string };

/** The changes of an entry that are shown: those of fields that have a name on the screen. */
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

/** An item of a list by its name: a label, or a file. */
const nameOf = (one: unknown) =>
  typeof one === "object" && one !== null ? String(Reflect.get(one, "name") ?? "") : String(one);

/** The entries that have something to show. */
export const shownEntries = (words: HistoryWords, entries: readonly HistoryEntry[]) =>
  entries.filter(
    ({ action, changes }) =>
      action !== "changed" || changes.some(({ field }) => words.fields[field]),
  );
