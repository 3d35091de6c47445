import { randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Letters and digits by chance, as Stripe's ids end. */
export const someLetters = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** An id as Stripe's: its prefix says what it is of. */
export const newId = (prefix: string, length = 24) => `${prefix}_${someLetters(length)}`;
