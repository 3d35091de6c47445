import type { NextLine } from "@foja/core/agenda/lines/line.schema";
import { words } from "@foja/core/kernel/text.rules";
import type { CaseFacts } from "@foja/core/operations/statistics/statistics.schema";
import type { Folder, PartialFolder } from "@foja/core/practice/folders/folder.schema";
import { EMPTY } from "./row-fields";

/** The fields of a case in a list: the description is read when the case is opened. */
export type FolderRow = Pick<Folder, "_id" | keyof typeof EMPTY> & {
  /** Its number at the court or, if it is not linked, the practice's own. */
  number: string | null;
  /** Its next line: not a field of the case, but read for all cases at once. */
  next: NextLine | null;
  /** The counts of the case, if a filter needs them. */
  facts: CaseFacts | null;
};

/** A row from the API's answer, which has every requested field. */
export const toRow = (folder: PartialFolder): FolderRow => ({
  ...EMPTY,
  ...folder,
  number: folder.court?.number ?? folder.folderExpediente ?? null,
  next: null,
  facts: null,
});

/** The rows that were given a next line, by the row that was read. */
const told = new WeakMap<FolderRow, FolderRow>();

/** A row with its next line: the same object as before where nothing changed, which is not drawn again. */
export function withNext(row: FolderRow, next: NextLine | null): FolderRow {
  if (row.next === next) return row;
  const before = told.get(row);
  if (before?.next === next) return before;
  const made = { ...row, next };
  told.set(row, made);
  return made;
}

/** The client of a case, where its carátula does not name them already. */
export function unnamedClient({ folderName, customerName }: FolderRow): string | null {
  const named = new Set(words(folderName));
  return words(customerName ?? "").every((word) => named.has(word)) ? null : customerName;
}
