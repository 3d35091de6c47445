import { randomBytes } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, insert, remove, type Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { type Challenge, type ChallengeItem, challengeKey, toItem } from "./challenge.item";

/** How long a challenge can be answered, in ms. */
export const LIFE_MS = 5 * 60_000;

/** Makes a challenge of 256 bits, and the write that stores it. */
export function ask(given: Omit<Challenge, "until">): { token: string; write: Write } {
  const token = randomBytes(32).toString("base64url");
  return { token, write: insert(toItem(token, { ...given, until: now() + LIFE_MS })) };
}

type Expected = { purpose: Challenge["purpose"]; userId?: string };

/**
 * The stored challenge, if it was made for this purpose and account. Throws `auth.challenge_over`,
 * the same for used, expired, another's and never made.
 */
export async function findChallenge(token: string, { purpose, userId }: Expected) {
  const item = await get<ChallengeItem>(challengeKey(token));
  const right =
    item && item.until > now() && item.purpose === purpose && (!userId || item.userId === userId);
  if (!right) throw over();
  return item;
}

/** Deletes a challenge, in the commit of its action: of two at once one succeeds. */
export const spend = (item: ChallengeItem): Write => remove(item, over);

/** The error of an answer that is late, repeated, or to another challenge. */
export const over = () =>
  invalid("challenge", "Ingreso: venció o ya se usó. Volvé a empezar.", "auth.challenge_over");
