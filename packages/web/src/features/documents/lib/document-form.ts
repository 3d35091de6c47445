import type { Document, UpdateDocument } from "@foja/core/practice/documents/document.schema";
import { toTags } from "~/lib/tags";

/** The fields of a document's form. */
export const FORM_FIELDS = {
  name: "Nombre",
  kind: "Tipo",
  date: "Fecha",
  foja: "Foja",
  folderId: "Causa",
  tags: "Etiquetas",
} as const satisfies Record<keyof UpdateDocument, string>;

/** The form's values: foja and labels as text, and the case's name to show. */
export type DocumentValues = Record<keyof typeof FORM_FIELDS | "folderName", string>;

export const EMPTY_VALUES: DocumentValues = {
  ...{ name: "", kind: "otro", date: "", foja: "", folderId: "", folderName: "", tags: "" },
};

/** The form's values for a document: an absent value is an empty input. */
export const valuesOf = (document: Document): DocumentValues => ({
  name: document.name,
  kind: document.kind,
  date: document.date ?? "",
  foja: document.foja === null ? "" : String(document.foja),
  folderId: document.folderId ?? "",
  folderName: document.folderName ?? "",
  tags: document.tags.join(", "),
});

/** A foja as it is sent: what is no number is refused by the API's schema in words. */
const fojaOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** The request body of changed values: labels as a list; the server sets the case's name. */
export function toSend({ folderName, tags, foja, ...changes }: Partial<DocumentValues>) {
  return {
    ...changes,
    ...(tags !== undefined && { tags: toTags(tags) }),
    ...(foja !== undefined && { foja: fojaOf(foja) }),
  } as UpdateDocument;
}
