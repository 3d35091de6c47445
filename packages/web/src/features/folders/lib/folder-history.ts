import { FOLDER_STATUS } from "~/components/folder-status";
import type { HistoryWords } from "~/lib/history/words";
import { FORM_FIELDS, PARTY_NAMES } from "./folder-form";

const statuses = Object.entries(FOLDER_STATUS).map(([status, { label }]) => [status, label]);

/** The labels of a case's fields in its history. */
export const FOLDER_HISTORY: HistoryWords = {
  fields: { ...FORM_FIELDS, access: "Acceso", memberIds: "La ven", reservedFor: "La ven" },
  values: {
    status: Object.fromEntries(statuses),
    folderParte: PARTY_NAMES,
    access: { practice: "todo el estudio", reserved: "reservada" },
  },
};
