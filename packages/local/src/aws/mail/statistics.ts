import type { Head } from "./inbox";
import { outcomeOf } from "./simulator";

const DAY_MS = 24 * 3600_000;
const SLOT_MS = 15 * 60_000;
/** SES keeps statistics of two weeks. */
const KEPT_MS = 14 * DAY_MS;

/** The response body of an action that asks for figures; undefined for any other action. */
export function figuresFor(
  action: string,
  messages: () => readonly Head[],
  now: number,
  limits: Limits,
) {
  if (action === "GetSendQuota") return quota(messages(), now, limits);
  if (action === "GetSendStatistics") return statistics(messages(), now);
  return undefined;
}

/** The account's quota: mails a second and in 24 hours; -1, as in SES, for no limit. */
export type Limits = { perSecond: number; perDay: number };

const ageOf = ({ sentAt }: Head, now: number) => now - Date.parse(sentAt);

/** Mails to the simulator do not count against the quota. */
function quota(messages: readonly Head[], now: number, { perSecond, perDay }: Limits): string {
  const sent = messages.filter(
    (one) => ageOf(one, now) < DAY_MS && !outcomeOf(one.to).simulated,
  ).length;
  return `<Max24HourSend>${perDay}</Max24HourSend><MaxSendRate>${perSecond}</MaxSendRate><SentLast24Hours>${sent}</SentLast24Hours>`;
}

/** One point for each quarter of an hour in which mail was sent. Nothing bounces off an inbox. */
function statistics(messages: readonly Head[], now: number): string {
  const slots = new Map<number, number>();
  for (const message of messages) {
    if (ageOf(message, now) >= KEPT_MS) continue;
    const slot = Math.floor(Date.parse(message.sentAt) / SLOT_MS) * SLOT_MS;
    slots.set(slot, (slots.get(slot) ?? 0) + 1);
  }
  const points = [...slots].map(
    ([at, count]) =>
      `<member><Timestamp>${new Date(at).toISOString()}</Timestamp><DeliveryAttempts>${count}</DeliveryAttempts><Bounces>0</Bounces><Complaints>0</Complaints><Rejects>0</Rejects></member>`,
  );
  return `<SendDataPoints>${points.join("")}</SendDataPoints>`;
}
