import { STATUS_NAMES } from "~/lib/escritos/status-names";
import type { HistoryWords } from "~/lib/history/words";

/** The labels of a writ's fields in its history. */
export const ESCRITO_HISTORY: HistoryWords = {
  fields: {
    ...{ title: "Título", status: "Estado", filedAt: "Presentado", reviewerId: "", folderId: "" },
    ...{ folderName: "Causa", templateId: "", novedadId: "", calculatorId: "", deadlineId: "" },
  },
  values: { status: STATUS_NAMES },
};
