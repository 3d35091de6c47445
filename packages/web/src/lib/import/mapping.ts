import { fold } from "@foja/core/kernel/text.rules";
import { toWholeDate } from "../local-date";
import type { Sheet } from "./read-csv";

/** A field that a column of a file may fill. */
export type ImportField = {
  name: string;
  label: string;
  required?: boolean;
  /** Other names that files use for it. */
  alias?: readonly string[];
  /** Converts a cell: a local date. */
  read?: (text: string) => string;
  /** The words that it takes, by value, with their labels. */
  words?: Readonly<Record<string, string>>;
  /** The fields that one cell fills together, by their names, and their values in it. */
  splits?: { fields: readonly string[]; read: (text: string) => Record<string, string> };
};

/** What the person said of words that a field does not know, by field and word: a value, or "". */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Which field each column fills, in the order of the columns; null leaves it out. */
export type Mapping = (string | null)[];

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The fields with the name of a column; several where files use it for different things. */
export function candidates(column: string, fields: readonly ImportField[]): ImportField[] {
  const named = plain(column);
  return fields.filter(({ name, label, alias = [] }) =>
    [name, label, ...alias].some((one) => plain(one) === named),
  );
}

/**
 * The fields of the columns, by their names; no field is filled twice, and an ambiguous column is
 * left for the person to choose.
 */
export function guess(columns: readonly string[], fields: readonly ImportField[]): Mapping {
  const taken = new Set<string>();
  const take = (could: readonly ImportField[]): string | null => {
    const [found, ...others] = could;
    if (!found || others.length > 0 || taken.has(found.name)) return null;
    taken.add(found.name);
    return found.name;
  };
  const sure = columns.map((column) => take(candidates(column, fields)));
  // An ambiguous column is clear when the other columns leave it only one field.
  return columns.map((column, i) => sure[i] ?? take(doubts(column, sure, fields)));
}

/** The fields that an ambiguous column could be and that no other column fills. */
export function doubts(
  column: string,
  mapping: Mapping,
  fields: readonly ImportField[],
): ImportField[] {
  const could = candidates(column, fields);
  return could.length < 2 ? [] : could.filter(({ name }) => !mapping.includes(name));
}

/** The required fields that no column fills. */
export const missing = (mapping: Mapping, fields: readonly ImportField[]): ImportField[] => {
  const filled = fieldsOf(mapping, fields).flatMap((field) =>
    field ? [field.name, ...(field.splits?.fields ?? [])] : [],
  );
  return fields.filter(({ name, required }) => required && !filled.includes(name));
};

const fieldsOf = (mapping: Mapping, fields: readonly ImportField[]) =>
  mapping.map((name) => fields.find((field) => field.name === name));

export type ImportRow = Record<string, string>;

/** A word of a file that its field does not know, and in how many rows it stands. */
export type UnknownWord = { field: ImportField; word: string; rows: number };

/** The words of a file that their fields do not know, as first written, the most frequent first. */
export function unknownWords(
  { rows }: Sheet,
  mapping: Mapping,
  fields: readonly ImportField[],
): UnknownWord[] {
  const found = fieldsOf(mapping, fields).flatMap((field, i) => {
    if (!field?.words) return [];
    const known = valuesOf(field.words);
    const words = new Map<string, UnknownWord>();
    for (const cells of rows) {
      const word = cells[i] ?? "";
      if (word === "" || known.has(plain(word))) continue;
      const { rows = 0, ...first } = words.get(plain(word)) ?? { field, word };
      words.set(plain(word), { ...first, rows: rows + 1 });
    }
    return [...words.values()];
  });
  return found.sort((a, b) => b.rows - a.rows);
}

/** The rows as the API accepts them: an empty cell is left out, and so is a word without meaning. */
export function toRows(
  { rows }: Sheet,
  mapping: Mapping,
  fields: readonly ImportField[],
  meanings: Meanings = {},
): ImportRow[] {
  const readers = fieldsOf(mapping, fields).map((field) => field && readerOf(field, meanings));
  return rows.map((cells) => {
    const row: ImportRow = {};
    readers.forEach((read, i) => {
      Object.assign(row, read?.(cells[i] ?? ""));
    });
    return row;
  });
}

/** The values that a cell of a field gives its row, by field. */
function readerOf({ name, required, read, words, splits }: ImportField, meanings: Meanings) {
  const known = words && valuesOf(words);
  return (cell: string): ImportRow => {
    if (cell === "") return required ? { [name]: cell } : {};
    if (splits) return splits.read(cell);
    if (!known) return { [name]: read?.(cell) ?? cell };
    const value = known.get(plain(cell)) ?? meanings[name]?.[plain(cell)];
    return value ? { [name]: value } : {};
  };
}

/** What the person said that a word means; "" where they said nothing. */
export const meaningOf = (meanings: Meanings, { field, word }: UnknownWord): string =>
  meanings[field.name]?.[plain(word)] ?? "";

/** The meanings with one more. */
export const withMeaning = (
  meanings: Meanings,
  { field, word }: UnknownWord,
  value: string,
): Meanings => ({ ...meanings, [field.name]: { ...meanings[field.name], [plain(word)]: value } });

/** Reads a date in the local format. */
export const readDate = toWholeDate;

/** The values of words, by value and by label. */
const valuesOf = (words: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(words).flatMap(([value, label]) => [
      [plain(value), value],
      [plain(label), value],
    ]),
  );
