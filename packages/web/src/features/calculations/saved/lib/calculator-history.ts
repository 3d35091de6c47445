import type { HistoryWords } from "~/lib/history/words";

/** The labels of a calculation's fields in its history. */
export const CALCULATOR_HISTORY: HistoryWords = {
  fields: {
    description: "Descripción",
    folderName: "Causa",
    date: "Fecha",
    classType: "Clase",
    subClassType: "Subclase",
    capital: "Capital",
    interest: "Intereses",
    amount: "Total",
  },
};
