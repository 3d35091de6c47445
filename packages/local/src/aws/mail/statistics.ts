import type { Message } from "./inbox";

const DAY_MS = 24 * 3600_000;
const SLOT_MS = 15 * 60_000;
/** SES keeps two weeks. */
const KEPT_MS = 14 * DAY_MS;

/** The body of the answer to an action that asks for figures; undefined for any other action. */
export function figuresFor(action: string, messages: Message[], now: number) {
  if (action === "GetSendQuota") return quota(messages, now);
  if (action === "GetSendStatistics") return statistics(messages, now);
  return undefined;
}

const ageOf = ({ sentAt }: Message, now: number) => now - Date.parse(sentAt);

/** The inbox takes what comes: SES writes -1 where there is no limit. */
function quota(messages: Message[], now: number): string {
  const sent = messages.filter((message) => ageOf(message, now) < DAY_MS).length;
  return `<Max24HourSend>-1</Max24HourSend><MaxSendRate>-1</MaxSendRate><SentLast24Hours>${sent}</SentLast24Hours>`;
}

/** One point for each quarter of an hour in which something was sent. Nothing bounces off an inbox. */
function statistics(messages: Message[], now: number): string {
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
