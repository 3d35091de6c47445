import { digest } from "../../kernel/digest";
import type { Item, Key, Stored } from "../../kernel/dynamo";

/** How many letters a practice took in an hour, or in a day. */
export type TakenItem = Stored<{ count: number }>;

const DAY_S = 24 * 3600;

const key = (kind: string, subject: string): Key => ({
  // Hashed, as all counters: they only have to recognise whom they count.
  pk: `THROTTLE#mail-in-${kind}#${digest(subject)}`,
  sk: "THROTTLE",
});

/** The counter of a practice's letters in a span: an hour in UTC, or a day. */
export const takenKey = (ownerId: string, span: string) => key("taken", `${ownerId}\n${span}`);

const mark = (at: Key, nowMs: number): Item => ({
  ...at,
  ...{ type: "throttle", version: 1, ttl: markTtl(nowMs) },
});

export const markTtl = (nowMs: number) => Math.ceil(nowMs / 1000) + 3 * DAY_S;

/** That a letter was taken for a practice, by the id under which it was received. */
export const toTaken = (ownerId: string, letterId: string, nowMs: number) =>
  mark(key("letter", `${ownerId}\n${letterId}`), nowMs);

/** That a practice was told on a day that letters are refused. */
export const toTold = (ownerId: string, day: string, nowMs: number) =>
  mark(key("told", `${ownerId}\n${day}`), nowMs);

/** That the sender of a letter was told that it was refused. */
export const toBounced = (letterId: string, nowMs: number) => mark(key("bounced", letterId), nowMs);
