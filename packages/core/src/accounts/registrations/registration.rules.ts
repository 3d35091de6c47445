/** How long a registration waits for its code, in milliseconds: seven days. */
export const WAIT_MS = 7 * 24 * 3600 * 1000;

/** The most pending registrations of one e-mail. */
const MOST = 5;

type Waiting = { _id: string; createdAt: number; code: { expiresAt: number } | null };

/** The registrations still pending at `now` (epoch ms), oldest first. */
export const waiting = <T extends Waiting>(list: readonly T[], now: number): T[] =>
  list.filter(({ createdAt }) => now - createdAt < WAIT_MS);

/**
 * Adds or replaces one at the end of the list. Beyond five the oldest are removed, those with a
 * valid code in the mail last, so that a stranger who registers often displaces nobody's.
 */
export function withOneMore<T extends Waiting>(list: readonly T[], one: T, now: number): T[] {
  const others = waiting(list, now).filter(({ _id }) => _id !== one._id);
  const mailed = ({ code }: T) => code !== null && code.expiresAt > now;
  const leaving = [...others.filter((other) => !mailed(other)), ...others.filter(mailed)];
  const left = new Set(leaving.slice(0, Math.max(0, others.length - MOST + 1)));
  return [...others.filter((other) => !left.has(other)), one];
}

/** When the whole list of an e-mail has expired, in epoch seconds. */
export const endOf = (list: readonly Waiting[], now: number): number =>
  Math.ceil(Math.max(now, ...list.map(({ createdAt }) => createdAt + WAIT_MS)) / 1000);
