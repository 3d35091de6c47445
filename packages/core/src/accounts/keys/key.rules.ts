import type { Capability } from "../../kernel/member.rules";
import type { Scope } from "./key.schema";

/** How many keys a person may have. */
export const MOST_KEYS = 20;
/** How often the last use of a key is written down, in ms. */
export const NOTED_EVERY_MS = 3_600_000;

const PREFIX = "foja_";
const ID = "([0-9A-HJKMNP-TV-Z]{26})";
const SECRET = new RegExp(`^${PREFIX}${ID}${ID}${ID}?[\\w-]{43}$`);

/** Whether a bearer token is the secret of a key. */
export const isKeySecret = (token: string): boolean => token.startsWith(PREFIX);

/** Whose key it is, which, and in which practice it acts. */
export type Named = { userId: string; keyId: string; practiceId: string };

/**
 * The secret as it is shown: what it names, so that one request reads all of it, in front of 256 bits
 * that nobody guesses. A practice other than the person's own is named too.
 */
export function secretOf({ userId, keyId, practiceId }: Named, random: string): string {
  const place = practiceId === userId ? "" : practiceId.slice(4);
  return `${PREFIX}${userId.slice(4)}${keyId.slice(4)}${place}${random}`;
}

/** What a secret names; undefined for what is none. */
export function readSecret(secret: string): Named | undefined {
  const [, user, key, practice = user] = SECRET.exec(secret) ?? [];
  if (!user || !key) return undefined;
  return { userId: `usr_${user}`, keyId: `key_${key}`, practiceId: `usr_${practice}` };
}

/** What each capability of a person asks of a key; null for what no key may do. */
const ASKED: Record<Capability, Scope | null> = {
  read: "read",
  money: "read",
  write: "write",
  delete: "write",
  charge: "write",
  // A program neither signs in, nor changes who may, nor decides on the plan.
  self: null,
  govern: null,
};

/** Why a key may not do what takes a capability; undefined if it may. */
export function keyRefusal(
  scopes: readonly Scope[],
  capability: Capability,
): "key.person_only" | "key.read_only" | undefined {
  const asked = ASKED[capability];
  if (asked === null) return "key.person_only";
  return scopes.includes(asked) ? undefined : "key.read_only";
}
