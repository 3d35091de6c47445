import type { GoogleStatus, SyncStats } from "@foja/core/agenda/google/connection.schema";
import { once } from "~/lib/once";

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

/** What a synchronisation did: «2 importados, 1 creado»; nothing for nothing. */
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

/** What the synchronisation under way does, or the last one did; nothing where it was stopped first. */
export function syncWords({ state, lastSync, lastError, stats, found, progress }: Sync): string {
  if (state === "syncing") return progressWords(progress);
  const done = statsWords(stats);
  if (done || lastError || state === "paused") return done;
  if (!lastSync) return "Todavía no se sincronizó.";
  return found === 0 ? "No se encontraron eventos" : "Todos los eventos ya estaban sincronizados";
}

const number = once(() => new Intl.NumberFormat("es-AR"));

/** What stays at Google alone, a sentence for each reason; nothing where all came in. */
export function skippedWords({ tooLong, tooMany }: GoogleStatus["skipped"]): string[] {
  const long = tooLong === 1 ? "1 evento que dura" : `${tooLong} eventos que duran`;
  const many = tooMany === 1 ? "1 evento" : `${number().format(tooMany)} eventos`;
  return [
    ...(tooLong > 0 ? [`Solo en Google: ${long} más de 60 días.`] : []),
    ...(tooMany > 0 ? [`Solo en Google: ${many}, porque traemos hasta 2.500.`] : []),
  ];
}

/** How far a synchronisation got; a warning where there is much to do. */
function progressWords(progress: GoogleStatus["progress"]): string {
  if (!progress || progress.total === 0) return "Buscando cambios en Google…";
  const { done, total } = progress;
  const patience = total > 100 ? " Son muchos: puede tardar unos minutos." : "";
  return `${done} de ${total} eventos.${patience}`;
}
