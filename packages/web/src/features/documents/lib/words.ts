import type { DocumentSource } from "@foja/core/practice/documents/document.schema";
import { DOCUMENT_KINDS, DOCUMENT_NAMES } from "@foja/core/practice/documents/document-kinds.rules";
import { formatNumber } from "~/lib/format";
import type { HistoryWords } from "~/lib/history/words";
import type { Upload } from "./upload-queue";

export const KIND_OPTIONS = DOCUMENT_KINDS.map((value) => ({
  value,
  label: DOCUMENT_NAMES[value],
}));

/** Where a document comes from, where it is worth a word. */
export const SOURCES: Readonly<Record<DocumentSource, string | null>> = {
  upload: null,
  court: "Del portal judicial",
  escrito: "De un escrito",
  receipt: "Constancia de presentación",
  bundle: "Del expediente armado",
  client: "Lo mandó el cliente desde su página",
  mail: "De un correo",
};

/** «versión 2», «Versión 2». */
export const versionText = (revision: number, first = false): string =>
  `${first ? "Versión" : "versión"} ${formatNumber(revision)}`;

/** How the uploads go on: «Subiendo 2 de 5 archivos», «5 archivos subidos, 1 no». */
export function traySentence(list: readonly Pick<Upload, "state">[]): string {
  const of = (state: Upload["state"]) => list.filter((one) => one.state === state).length;
  const [done, failed] = [of("done"), of("failed")];
  const files = (count: number) => `${formatNumber(count)} ${count === 1 ? "archivo" : "archivos"}`;
  if (done + failed < list.length) return `Subiendo ${formatNumber(done)} de ${files(list.length)}`;
  if (done === 0) return failed === 1 ? "No se subió el archivo" : "No se subió ningún archivo";
  const uploaded = `${files(done)} ${done === 1 ? "subido" : "subidos"}`;
  return failed === 0 ? uploaded : `${uploaded}, ${formatNumber(failed)} no`;
}

/** The labels of a document's fields in its history. */
export const DOCUMENT_HISTORY: HistoryWords = {
  fields: {
    ...{ name: "Nombre", kind: "Tipo", date: "Fecha", foja: "Foja", tags: "Etiquetas" },
    ...{ folderId: "", folderName: "Causa", revision: "Versión" },
  },
  values: { kind: DOCUMENT_NAMES },
};
