import { typeByName } from "@foja/core/practice/files/file.rules";
import { CLIENT_TYPES, LARGEST, MOST_FILES } from "@foja/core/sharing/page/reply.rules";
import type { DraftedFile } from "~/lib/files/use-drafted-files";

/** The types that a telephone's dialog offers; of these it makes a JPEG of a photograph. */
export const ACCEPTED = CLIENT_TYPES.join();

/** Why a file cannot be sent, found before anything is; undefined if it can. */
export function problemOf({ name, size }: File): string | undefined {
  const type = typeByName(name);
  if (!CLIENT_TYPES.some((one) => one === type)) {
    return `${name}: mandá una foto (JPG, PNG o WebP) o un PDF.`;
  }
  if (size === 0) return `${name}: el archivo está vacío.`;
  return size > LARGEST ? `${name}: hasta 15 MB por archivo.` : undefined;
}

/** Why a message cannot be sent yet because of its files. */
export function blockedBy(files: readonly DraftedFile[]): string | undefined {
  if (files.some(({ problem }) => problem)) return "Quitá los archivos que no se pudieron subir.";
  if (files.length > MOST_FILES) return `Mandá hasta ${MOST_FILES} archivos por mensaje.`;
  return files.some(({ ready }) => !ready) ? "Los archivos todavía se están subiendo." : undefined;
}
