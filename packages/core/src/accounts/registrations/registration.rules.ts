/** How long a registration waits for its code, in milliseconds: a day. */
export const WAIT_MS = 24 * 3600 * 1000;

/** How many registrations of one e-mail wait at once. */
const MOST = 5;

type Waiting = { createdAt: number };

/** The registrations that still wait at `now` (epoch ms), oldest first. */
export const waiting = <T extends Waiting>(list: readonly T[], now: number): T[] =>
  list.filter(({ createdAt }) => now - createdAt < WAIT_MS);

/** The list with one more, without the expired ones and, beyond the limit, the oldest. */
export const withOneMore = <T extends Waiting>(list: readonly T[], one: T, now: number): T[] =>
  [...waiting(list, now), one].slice(-MOST);
