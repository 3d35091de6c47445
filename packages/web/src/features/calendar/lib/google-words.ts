import type { GoogleStatus, SyncStats } from "@foja/core/agenda/google/connection.schema";
import { once } from "~/lib/once";

/** The state of the link, in a word or two. */
export const STATE_WORDS: Record<GoogleStatus["state"], string> = {
  disconnected: "Desconectado",
  connected: "Conectado",
  syncing: "Sincronizando…",
  paused: "En pausa",
  revoked: "Reconectá tu calendario",
};

const counted = (n: number, one: string, many: string) =>
  n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];

/** The results of a synchronisation: «2 importados, 1 creado»; "" for none. */
function statsWords({ imported, created, updated, deleted }: SyncStats): string {
  const parts = [
    ...counted(imported, "importado", "importados"),
    ...counted(created, "creado en Google", "creados en Google"),
    ...counted(updated, "actualizado", "actualizados"),
    ...counted(deleted, "eliminado", "eliminados"),
  ];
  return parts.join(", ");
}

type Sync = Pick<GoogleStatus, "state" | "lastSync" | "lastError" | "stats" | "found" | "progress">;

/** What the running synchronisation does, or the last one did; "" if it was stopped first. */
export function syncWords({ state, lastSync, lastError, stats, found, progress }: Sync): string {
  if (state === "syncing") return progressWords(progress);
  const done = statsWords(stats);
  if (done || lastError || state === "paused") return done;
  if (!lastSync) return "Todavía no se sincronizó.";
  return found === 0 ? "No se encontraron eventos" : "Todos los eventos ya estaban sincronizados";
}

const number = once(() => new Intl.NumberFormat("es-AR"));

/** The events that were not imported, a sentence for each reason; empty if all were. */
export function skippedWords({ tooLong, tooMany }: GoogleStatus["skipped"]): string[] {
  const long = tooLong === 1 ? "1 evento que dura" : `${tooLong} eventos que duran`;
  const many = tooMany === 1 ? "1 evento" : `${number().format(tooMany)} eventos`;
  return [
    ...(tooLong > 0 ? [`Solo en Google: ${long} más de 60 días.`] : []),
    ...(tooMany > 0 ? [`Solo en Google: ${many}, porque traemos hasta 2.500.`] : []),
  ];
}

/** The progress of a synchronisation; a warning if there is much to do. */
function progressWords(progress: GoogleStatus["progress"]): string {
  if (!progress || progress.total === 0) return "Buscando cambios en Google…";
  const { done, total } = progress;
  const patience = total > 100 ? " Son muchos: puede tardar unos minutos." : "";
  return `${done} de ${total} eventos.${patience}`;
}
