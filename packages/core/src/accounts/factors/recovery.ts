import { randomBytes } from "node:crypto";
import { digest } from "../../kernel/digest";
import { bare, MOST, spelled } from "./factors.rules";

/** Ten new recovery codes, and their hashes: 80 random bits need neither salt nor a slow hash. */
export function newCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: MOST.recovery }, () => spelled(randomBytes(16)));
  return { codes, hashes: codes.map(hashOf) };
}

/** The stored hash of a recovery code, however it is typed. */
export const hashOf = (code: string): string => digest(`recovery\n${bare(code)}`);
