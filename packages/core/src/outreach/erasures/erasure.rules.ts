const DAY_MS = 24 * 3600_000;

/** For how many days it can be undone: within the five business days of Ley 25.326, art. 16. */
export const WAIT_DAYS = 5;

/** When an account is erased whose erasure is requested now (UTC ISO). */
export const erasedFrom = (nowMs: number): string =>
  new Date(nowMs + WAIT_DAYS * DAY_MS).toISOString();
