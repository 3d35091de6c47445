import type { Folder } from "@foja/core/practice/folders/folder.schema";

/** The fields of a case that a row shows, each empty. */
export const EMPTY = {
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

/** The `fields` parameter for a row. */
export const ROW_FIELDS = [...Object.keys(EMPTY), "court"].join(",");
