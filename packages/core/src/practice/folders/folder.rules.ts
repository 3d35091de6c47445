import type { Folder, FolderStatus } from "./folder.schema";

type Statuses = { status?: FolderStatus; orderStatus?: FolderStatus };

/** State and order are the same fact under two names: setting one sets both. */
export function agreeStatus({ status, orderStatus }: Statuses): Statuses {
  const value = status ?? orderStatus;
  return value ? { status: value, orderStatus: value } : {};
}

/** A field that contradicts another, and the sentence that says so. */
export type Contradiction = { path: string; message: string };

/** The first contradiction between the fields of a case, each valid by itself. */
export function contradictions(
  given: Statuses,
  dates: Pick<Folder, "initialDateFolder" | "finalDateFolder">,
): Contradiction | undefined {
  if (given.status && given.orderStatus && given.status !== given.orderStatus) {
    return { path: "orderStatus", message: "Estado: status y orderStatus tienen que ser iguales." };
  }
  const { initialDateFolder: start, finalDateFolder: end } = dates;
  if (!start || !end || end >= start) return undefined;
  const message = "Fecha de cierre: no puede ser anterior a la fecha de inicio.";
  return { path: "finalDateFolder", message };
}
