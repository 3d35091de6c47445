const MINUTE_MS = 60_000;

/**
 * By how many ms SES must have accepted another, reported mail after a claim, before its silence
 * about the claimed one means that it never got it. Far longer than a sender runs after its claim.
 */
export const SILENCE_MS = 2 * MINUTE_MS;

/** After this long no probe is sent: whether it was sent stays unknown, and it is never resent. */
const GIVEN_UP_MS = 24 * 60 * MINUTE_MS;

/** The verdict on an unanswered claim: too recent, never received by SES, to probe, or given up. */
export type Verdict = "wait" | "unsent" | "ask" | "unknown";

/** Judges a claim by SES's events: `heardMs` is when SES accepted the latest mail it reported. */
export function verdictOf(claimedMs: number, heardMs: number, nowMs: number): Verdict {
  if (heardMs >= claimedMs + SILENCE_MS) return "unsent";
  if (nowMs < claimedMs + SILENCE_MS) return "wait";
  return nowMs < claimedMs + GIVEN_UP_MS ? "ask" : "unknown";
}
