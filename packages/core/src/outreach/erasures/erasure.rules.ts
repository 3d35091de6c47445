const DAY_MS = 24 * 3600_000;

/** How many days an account can be taken back: within the five business days of the law (Ley 25.326, art. 16). */
export const WAIT_DAYS = 5;

/** From when an account is erased that asks for it now (UTC ISO). */
export const erasedFrom = (nowMs: number): string =>
  new Date(nowMs + WAIT_DAYS * DAY_MS).toISOString();
