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
  /** Converts a cell: a local date, a word of a list by its label. */
  read?: (text: string) => string;
};

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
export const missing = (mapping: Mapping, fields: readonly ImportField[]): ImportField[] =>
  fields.filter(({ name, required }) => required && !mapping.includes(name));

export type ImportRow = Record<string, string>;

/** The rows as the API accepts them: an empty cell is left out. */
export function toRows(
  { rows }: Sheet,
  mapping: Mapping,
  fields: readonly ImportField[],
): ImportRow[] {
  const columns = mapping.map((name) => fields.find((field) => field.name === name));
  return rows.map((cells) => {
    const row: ImportRow = {};
    columns.forEach((field, i) => {
      const cell = cells[i] ?? "";
      if (field && (cell !== "" || field.required)) row[field.name] = field.read?.(cell) ?? cell;
    });
    return row;
  });
}

/** Reads a date in the local format. */
export const readDate = toWholeDate;

/** Reads a word by its value or its label; an unknown one stays as it is, for the API to refuse. */
export function readWord(words: Record<string, string>) {
  const known = new Map(
    Object.entries(words).flatMap(([value, label]) => [
      [plain(value), value],
      [plain(label), value],
    ]),
  );
  return (text: string) => known.get(plain(text)) ?? text;
}
