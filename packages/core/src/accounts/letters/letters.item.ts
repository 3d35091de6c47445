import { digest } from "../../kernel/digest";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { DAY_MS, REPORT_MS, type Report, type SentLetter } from "./letters.rules";

/** The letters of one purpose that left for an address lately. */
export type LettersItem = Stored<{ sent: SentLetter[] }>;

/** What SES reported of a practice's letters in the last days. */
export type ReportsItem = Stored<{ reports: Report[] }>;

const key = (kind: string, subject: string): Key => ({
  // Hashed: a counter only has to recognise an address or a practice.
  pk: `THROTTLE#letters-${kind}#${digest(subject)}`,
  sk: "THROTTLE",
});

const ttlAfter = (nowMs: number, ms: number) => Math.ceil((nowMs + ms) / 1000);

export const lettersKey = (purpose: string, mailbox: string) => key(purpose, mailbox);

export const toLettersItem = (at: Key, sent: SentLetter[], nowMs: number): LettersItem => ({
  ...at,
  ...{ type: "throttle", version: 1, ttl: ttlAfter(nowMs, DAY_MS), sent },
});

/** The counter of a day (`YYYY-MM-DD`): of a practice, or of a part of all of them. */
export const dayKey = (day: string, whose: string) => key("day", `${day}\n${whose}`);

export const dayTtl = (nowMs: number) => ttlAfter(nowMs, 2 * DAY_MS);

export const reportsKey = (practiceId: string) => key("reports", practiceId);

export const toReportsItem = (at: Key, reports: Report[], nowMs: number): ReportsItem => ({
  ...at,
  ...{ type: "throttle", version: 1, ttl: ttlAfter(nowMs, REPORT_MS), reports },
});

/** How long it is remembered that an address was proved: a year, from the last time. */
const PROVED_MS = 365 * DAY_MS;

/** That the holder of an address proved it to a practice, in the practice's partition. */
export const provedKey = (practiceId: string, email: string): Key => ({
  pk: ownerPartition(practiceId),
  sk: `PROVED#${digest(email)}`,
});

export const toProved = (practiceId: string, email: string, nowMs: number) => ({
  ...provedKey(practiceId, email),
  ...{ type: "provedAddress", version: 1, ttl: ttlAfter(nowMs, PROVED_MS) },
});
