import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256 of a text, as base64url: to recognise a value that must not be stored. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Whether two texts are equal, compared in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
