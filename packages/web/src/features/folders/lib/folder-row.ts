import type { Folder, PartialFolder } from "@foja/core/practice/folders/folder.schema";

const FIELDS = [
  "folderName",
  "status",
  "materia",
  "customerName",
  "folderFuero",
  "folderJuris",
  "initialDateFolder",
  "finalDateFolder",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof Folder)[];

/** What the list shows of a case: the description stays on the server until the case is opened. */
export type FolderRow = Pick<Folder, "_id" | (typeof FIELDS)[number]> & {
  /** The case's number at the court. */
  number: string | null;
};

/** The same fields, as the API is asked for them. */
export const ROW_FIELDS = [...FIELDS, "court"].join(",");

/** A row from what the API answered: every field of the row was asked for. */
export const toRow = (folder: PartialFolder): FolderRow => ({
  _id: folder._id,
  folderName: folder.folderName ?? "",
  status: folder.status ?? "nueva",
  materia: folder.materia ?? null,
  customerName: folder.customerName ?? null,
  folderFuero: folder.folderFuero ?? null,
  folderJuris: folder.folderJuris ?? null,
  number: folder.court?.number ?? null,
  initialDateFolder: folder.initialDateFolder ?? null,
  finalDateFolder: folder.finalDateFolder ?? null,
  createdAt: folder.createdAt ?? "",
  updatedAt: folder.updatedAt ?? "",
});
