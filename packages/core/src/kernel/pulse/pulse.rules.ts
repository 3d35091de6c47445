/** The services whose state Foja records: vendors, and its own readers of the table's stream. */
export const PULSES = [
  "stripe",
  "google",
  "bcra",
  "pjn",
  "mev",
  "arca",
  "mail",
  "derive",
  "deliver",
] as const;
export type PulseName = (typeof PULSES)[number];

export type Outcome = "good" | "bad";

/** What a process last wrote for one name, and how many beats since the minute began (ms). */
export type Memory = { outcome: Outcome; since: number; count: number };

const MINUTE_MS = 60_000;
/** The most changes written in a minute: further alternations add nothing. */
const MOST_CHANGES = 10;

/**
 * Decides whether a beat is written, and returns the memory to keep then; undefined otherwise. The
 * same outcome is written once a minute; a change at once, so that the last one is true.
 */
export function toWrite(
  last: Memory | undefined,
  outcome: Outcome,
  now: number,
): Memory | undefined {
  const fresh = last === undefined || now - last.since >= MINUTE_MS;
  if (fresh) return { outcome, since: now, count: 1 };
  const isNews = last.outcome !== outcome && last.count < MOST_CHANGES;
  return isNews ? { outcome, since: last.since, count: last.count + 1 } : undefined;
}

export type PulseState = "good" | "bad" | "unknown";

/** The state by the last good and bad instants, UTC ISO: the later one decides. */
export function stateOf(goodAt: string | null, badAt: string | null): PulseState {
  if (badAt !== null && (goodAt === null || badAt > goodAt)) return "bad";
  return goodAt === null ? "unknown" : "good";
}
