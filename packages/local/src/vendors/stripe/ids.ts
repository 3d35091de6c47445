import { randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits, as at the end of Stripe's ids. */
export const someLetters = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** An id in Stripe's format: its prefix states its kind. */
export const newId = (prefix: string, length = 24) => `${prefix}_${someLetters(length)}`;
