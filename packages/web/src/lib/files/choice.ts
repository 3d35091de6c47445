import {
  FILE_TYPES,
  LARGEST_FILE,
  TYPES_SENTENCE,
  typeByName,
} from "@foja/core/practice/files/file.rules";

/** The file types that the system's file dialog offers. */
export const ACCEPTED = Object.values(FILE_TYPES)
  .flat()
  .map((extension) => `.${extension}`)
  .join();

/** The reason why a file cannot be attached, found before anything is sent; undefined if it can. */
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
