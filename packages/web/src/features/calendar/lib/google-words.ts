import type { GoogleStatus, SyncStats } from "@foja/core/agenda/google/connection.schema";

/** How the link stands, in a word or two. */
export const STATE_WORDS: Record<GoogleStatus["state"], string> = {
  disconnected: "Desconectado",
  connected: "Conectado",
  syncing: "Sincronizando…",
  paused: "En pausa",
  revoked: "Reconectá tu calendario",
};

const counted = (n: number, one: string, many: string) =>
  n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];

/** What a synchronisation did: «2 importados, 1 creado». */
export function statsWords({ imported, created, updated, deleted }: SyncStats): string {
  const parts = [
    ...counted(imported, "importado", "importados"),
    ...counted(created, "creado en Google", "creados en Google"),
    ...counted(updated, "actualizado", "actualizados"),
    ...counted(deleted, "eliminado", "eliminados"),
  ];
  return parts.length > 0 ? parts.join(", ") : "Todos los eventos ya estaban sincronizados";
}

/** How far a synchronisation got; a warning where there is much to do. */
export function progressWords(progress: GoogleStatus["progress"]): string {
  if (!progress || progress.total === 0) return "Buscando cambios en Google…";
  const { done, total } = progress;
  const patience = total > 100 ? " Son muchos: puede tardar unos minutos." : "";
  return `${done} de ${total} eventos.${patience}`;
}
