import type { EscritoStatus } from "@foja/core/practice/escritos/escrito.schema";
import type { HistoryWords } from "~/lib/history/words";

/** The states of a writ, in words. */
export const STATUS_NAMES: Readonly<Record<EscritoStatus, string>> = {
  borrador: "Borrador",
  revision: "En revisión",
  listo: "Listo",
  presentado: "Presentado",
};

/** The labels of a writ's fields in its history. */
export const ESCRITO_HISTORY: HistoryWords = {
  fields: {
    ...{ title: "Título", status: "Estado", filedAt: "Presentado", reviewerId: "", folderId: "" },
    ...{ folderName: "Causa", templateId: "", novedadId: "", calculatorId: "", deadlineId: "" },
  },
  values: { status: STATUS_NAMES },
};
