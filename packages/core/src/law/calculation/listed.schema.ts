import * as z from "zod";

/** One of a fixed set of internal words: the error does not list them, the screen does. */
export const listed = <const T extends readonly [string, ...string[]]>(label: string, words: T) =>
  z.enum(words, { error: `${label}: elegí una opción de la lista` });
