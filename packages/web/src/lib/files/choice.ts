import {
  FILE_TYPES,
  LARGEST_FILE,
  TYPES_SENTENCE,
  typeByName,
} from "@foja/core/practice/files/file.rules";

/** What the dialog of the system offers. */
export const ACCEPTED = Object.values(FILE_TYPES)
  .flat()
  .map((extension) => `.${extension}`)
  .join();

/** What is wrong with a file, found before anything is sent. */
export function problemOf({ name, size }: File): string | undefined {
  if (!typeByName(name)) return `${name}: no se puede adjuntar. ${TYPES_SENTENCE}`;
  if (size === 0) return `${name}: el archivo está vacío.`;
  return size > LARGEST_FILE ? `${name}: hasta 25 MB por archivo.` : undefined;
}

/** A file as it is announced to the API. */
export const announced = ({ name, size, type }: File) => ({
  name,
  size,
  type: typeByName(name) ?? type,
});
