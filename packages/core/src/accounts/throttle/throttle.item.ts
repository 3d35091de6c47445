import { digest } from "../../kernel/digest";
import type { Key, Stored } from "../../kernel/dynamo";

const DAY_S = 24 * 3600;

/** The failed attempts of an account: how many in a row, and until when it must wait. */
export type AttemptsItem = Stored<{ failures: number; waitUntil: number }>;

/**
 * When the bucket of a network or a subject is full again (epoch ms): the generic cell rate
 * algorithm.
 */
export type BucketItem = Stored<{ fullAt: number }>;

const key = (kind: string, subject: string): Key => ({
  // Hashed: a throttle only has to recognise a person or an address.
  pk: `THROTTLE#${kind}#${digest(subject)}`,
  sk: "THROTTLE",
});

export const attemptsKey = (purpose: string, account: string) => key(purpose, account);
export const bucketKey = (network: string) => key("address", network);
export const pacedKey = (purpose: string, subject: string) => key(`paced-${purpose}`, subject);

export function toAttemptsItem(
  at: Key,
  attempts: { failures: number; waitUntil: number },
  version: number,
  nowMs: number,
): AttemptsItem {
  const ttl = Math.ceil(Math.max(nowMs, attempts.waitUntil) / 1000) + DAY_S;
  return { ...at, type: "throttle", version, ttl, ...attempts };
}

export const bucketTtl = (nowMs: number) => Math.ceil(nowMs / 1000) + DAY_S;
