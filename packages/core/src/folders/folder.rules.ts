import type { Folder, FolderStatus } from "./folder.schema";

/** How long a deleted case can be brought back before it goes for good. */
export const RESTORABLE_DAYS = 30;

/** Where a case stands: worked on, put away, or deleted and still restorable. */
export type Shelf = "active" | "archived" | "deleted";

type Statuses = { status?: FolderStatus; orderStatus?: FolderStatus };

/** State and order are one fact under two names: whichever is given moves both. */
export function agreeStatus({ status, orderStatus }: Statuses): Statuses {
  const value = status ?? orderStatus;
  return value ? { status: value, orderStatus: value } : {};
}

/** A field that contradicts another, and the sentence that says so. */
export type Contradiction = { path: string; message: string };

/** What is wrong between the fields of a case, each of them right by itself. */
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

/** When a case deleted at `nowMs` goes for good, as UTC ISO. */
export function purgeAt(nowMs: number): string {
  return new Date(nowMs + RESTORABLE_DAYS * 24 * 3600 * 1000).toISOString();
}
