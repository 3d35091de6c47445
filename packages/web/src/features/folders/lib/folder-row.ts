import type { NextLine } from "@foja/core/agenda/lines/line.schema";
import type { CaseFacts } from "@foja/core/operations/statistics/statistics.schema";
import type { Folder, PartialFolder } from "@foja/core/practice/folders/folder.schema";

const EMPTY = {
  folderName: "",
  status: "nueva",
  responsibleId: "",
  access: "practice",
  materia: null,
  customerName: null,
  folderFuero: null,
  folderJuris: null,
  folderJuzgado: null,
  folderContraparte: null,
  folderExpediente: null,
  initialDateFolder: null,
  finalDateFolder: null,
  createdAt: "",
  updatedAt: "",
} as const satisfies Partial<Folder>;

/** What the list shows of a case: the description stays on the server until the case is opened. */
export type FolderRow = Pick<Folder, "_id" | keyof typeof EMPTY> & {
  /** Its number at the court or, where it is not linked, as the practice writes it. */
  number: string | null;
  /** What is next in it: not of the case itself, but read for all of them at once. */
  next: NextLine | null;
  /** What was counted of it, where a filter asks for that. */
  facts: CaseFacts | null;
};

/** The same fields, as the API is asked for them. */
export const ROW_FIELDS = [...Object.keys(EMPTY), "court"].join(",");

/** A row from what the API answered: every field of the row was asked for. */
export const toRow = (folder: PartialFolder): FolderRow => ({
  ...EMPTY,
  ...folder,
  number: folder.court?.number ?? folder.folderExpediente ?? null,
  next: null,
  facts: null,
});
