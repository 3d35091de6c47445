import { randomBytes } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, insert, remove, type Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { type Challenge, type ChallengeItem, challengeKey, toItem } from "./challenge.item";

/** How long an answer is waited for. */
export const LIFE_MS = 5 * 60_000;

/** Asks something: the challenge of 256 bits, and the write that has it wait for its answer. */
export function ask(given: Omit<Challenge, "until">): { token: string; write: Write } {
  const token = randomBytes(32).toString("base64url");
  return { token, write: insert(toItem(token, { ...given, until: now() + LIFE_MS })) };
}

type Expected = { purpose: Challenge["purpose"]; userId?: string };

/**
 * The challenge that is answered, if it waits for this answer of this account. Throws
 * `auth.challenge_over` alike for spent, expired, another's and never asked.
 */
export async function waiting(token: string, { purpose, userId }: Expected) {
  const item = await get<ChallengeItem>(challengeKey(token));
  const right =
    item && item.until > now() && item.purpose === purpose && (!userId || item.userId === userId);
  if (!right) throw over();
  return item;
}

/** Spends a challenge, in the commit of what its answer opens: of two at once one succeeds. */
export const spend = (item: ChallengeItem): Write => remove(item, over);

/** The error of an answer that comes too late, twice, or to the wrong question. */
export const over = () =>
  invalid("challenge", "Ingreso: venció o ya se usó. Volvé a empezar.", "auth.challenge_over");
