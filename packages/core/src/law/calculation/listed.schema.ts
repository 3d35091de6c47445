import * as z from "zod";

/** One of a few words of programs: its sentence does not show them, the list on screen does. */
export const listed = <const T extends readonly [string, ...string[]]>(label: string, words: T) =>
  z.enum(words, { error: `${label}: elegí una opción de la lista` });
