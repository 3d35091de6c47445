import type { CausaStatus, FueroGroup, Health, System } from "./causa.schema";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A court file unread for the first span is shown as late; for the second, it raises an alert. */
const LATE_MS = 3 * HOUR_MS;
export const STALE_MS = 36 * HOUR_MS;

/** A file that is not found, or is reserved, is polled each round for a day; then less often. */
const EAGER_MS = 24 * HOUR_MS;
const SELDOM_MS = 6 * HOUR_MS;
const MOST_BACKOFF_MS = HOUR_MS;

type CausaDates = { status: CausaStatus; lastGoodAt: string | null; linkedAt: string };

/** How fresh the copy of a court file is. */
export function healthOf(
  { status, lastGoodAt, linkedAt }: CausaDates,
  down: boolean,
  now: number,
): Health {
  if (status === "invalid") return "notFound";
  if (status === "reserved") return "reserved";
  if (down) return "portalDown";
  const since = now - Date.parse(lastGoodAt ?? linkedAt);
  if (since > LATE_MS) return "late";
  return lastGoodAt === null ? "waiting" : "current";
}

/** The outcome of polling a file: it was read, it is not available, or the portal failed. */
export type ReadingOutcome = "read" | "absent" | "failed";

type Tried = { outcome: ReadingOutcome; failures: number; linkedAt: string };

/** When to poll a file again, in epoch ms; `spread` in [0, 1) spreads the files that wait. */
export function nextTry(
  { outcome, failures, linkedAt }: Tried,
  now: number,
  spread: number,
): number {
  // In the next round: those polled longest ago go first.
  if (outcome === "read") return now + 1;
  if (outcome === "absent") {
    const eager = now - Date.parse(linkedAt) < EAGER_MS;
    return eager ? now + 1 : now + jittered(SELDOM_MS, spread);
  }
  const wait = Math.min(MOST_BACKOFF_MS, MINUTE_MS * 2 ** Math.min(failures - 1, 10));
  return now + jittered(wait, spread);
}

const jittered = (ms: number, spread: number) => Math.round(ms * (0.5 + spread / 2));

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number in [0, 1) that spreads waiting files: their identifiers end in a hash. */
export const spreadOf = (id: string): number =>
  [...id.slice(-2)].reduce((sum, letter) => sum * 32 + Math.max(0, ALPHABET.indexOf(letter)), 0) /
  32 ** 2;

/** The circuit breaker of a portal: half open, it allows one call; open, none. */
export type Breaker = {
  state: "closed" | "open" | "halfOpen";
  /** Consecutive failures, and how often it opened since the last success. */
  failures: number;
  trips: number;
  openedAt: string | null;
  openUntil: string | null;
};

export const CLOSED: Breaker = {
  state: "closed",
  failures: 0,
  trips: 0,
  openedAt: null,
  openUntil: null,
};

const OPENS_AFTER = 5;
const FIRST_REST_MS = 5 * MINUTE_MS;
const LONGEST_REST_MS = 30 * MINUTE_MS;

/** The breaker after a failure: the fifth in a row opens it, and so does a failed trial. */
export function afterFailure(breaker: Breaker, now: number): Breaker {
  const failures = breaker.failures + 1;
  if (breaker.state === "closed" && failures < OPENS_AFTER) return { ...breaker, failures };
  const rest = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** breaker.trips);
  return {
    state: "open",
    failures,
    trips: breaker.trips + 1,
    openedAt: breaker.openedAt ?? new Date(now).toISOString(),
    openUntil: new Date(now + rest).toISOString(),
  };
}

/** The breaker now: an open one whose pause is over may be tried. */
export function breakerNow(breaker: Breaker, now: number): Breaker {
  const rested = breaker.openUntil !== null && Date.parse(breaker.openUntil) <= now;
  return breaker.state === "open" && rested ? { ...breaker, state: "halfOpen" } : breaker;
}

const GROUPS: Readonly<Record<string, FueroGroup>> = {
  CIV: "civil",
  CSS: "seguridad_social",
  CNT: "trabajo",
};

/** The group that a file is counted in; those of the MEV count among the others. */
export const groupOf = (fuero: string | null): FueroGroup => GROUPS[fuero ?? ""] ?? "otros";

/** Whether a path names the fuero of a file: by its code, its group, or its system. */
export function isOfFuero(
  named: string,
  { fuero, system }: { fuero: string | null; system: System },
) {
  const name = named.toLowerCase();
  return [fuero?.toLowerCase(), groupOf(fuero), system].includes(name);
}

/** A text as movements are compared: without case or differences of spacing. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
