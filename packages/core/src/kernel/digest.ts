import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256 of a text, as base64url: recognises what it must not keep. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Whether two texts are alike, in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
