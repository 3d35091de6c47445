import { dueOn } from "@foja/core/kernel/due.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Trashed } from "@foja/core/operations/trash/trash.schema";
import { formatDay } from "~/lib/format";
import { heldText } from "~/lib/going-along";
import { KINDS } from "~/lib/kinds/kinds";
import { capital } from "~/lib/outcome";

/**
 * When a deleted record is deleted for good: «Se borra hoy», «Se borra mañana», «Se borra en 23
 * días».
 */
export function leavesText(purgeAt: string, today: string): string {
  const { days } = dueOn(dayOf(purgeAt), today);
  if (days <= 0) return "Se borra hoy";
  return days === 1 ? "Se borra mañana" : `Se borra en ${days} días`;
}

/** The kind of a deleted record, and its place: «Tarea · Pérez c/ Gómez», «Causa con 3 tareas». */
export function placeText({ kind, folderName, held }: Trashed): string {
  const what = capital(KINDS[kind].one);
  const along = held && heldText(held);
  if (along) return `${what} con ${along}`;
  return folderName ? `${what} · ${folderName}` : what;
}

/** The question before a record is deleted for good. */
export function forGoodText(one: Trashed): string {
  const along = one.held && heldText(one.held);
  return `«${one.name}» se elimina para siempre${along ? ` con ${along}` : ""}. No se puede deshacer.`;
}

/** «Eliminada el 12/11/2026». */
export const deletedText = ({ kind, deletedAt }: Trashed) =>
  `Eliminad${KINDS[kind].ending} el ${formatDay(deletedAt)}`;
