import type { HistoryWords } from "~/lib/history/words";

/** How the history of a calculation calls what changed in it. */
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
