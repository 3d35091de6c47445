import { DOCUMENT_KINDS, DOCUMENT_NAMES } from "@foja/core/practice/documents/document-kinds.rules";
import type { HistoryWords } from "~/lib/history/words";

export const KIND_OPTIONS = DOCUMENT_KINDS.map((value) => ({
  value,
  label: DOCUMENT_NAMES[value],
}));

/** The labels of a document's fields in its history. */
export const DOCUMENT_HISTORY: HistoryWords = {
  fields: {
    ...{ name: "Nombre", kind: "Tipo", date: "Fecha", foja: "Foja", tags: "Etiquetas" },
    ...{ folderId: "", folderName: "Causa", revision: "Versión" },
  },
  values: { kind: DOCUMENT_NAMES },
};
