import { Throttle } from "../../accounts/throttle";
import { context } from "../../kernel/actor";

/**
 * How many are allowed at once, and the ms until one more is. A hundred people behind one network
 * address can reach a practice at once; nobody can fill its agenda for a day.
 */
const READING = { size: 1200, refillMs: 200 };
const HOLDING = { size: 400, refillMs: 1000 };
const OF_PRACTICE = { size: 400, refillMs: 3000 };
/** Each hold mails a code, perhaps to somebody who did not request it. */
const OF_EMAIL = { size: 30, refillMs: 1_200_000 };

/** Lets a network address read a page, or throws `request.throttled`. */
export const reading = () => Throttle.takeFrom("booking-read", context().address, READING);

/** Lets a network address request a time, prove a code or use a link. */
export const asking = () => Throttle.takeFrom("booking-ask", context().address, HOLDING);

/** Lets a mail address hold a time at a practice. */
export async function holding(ownerId: string, email: string): Promise<void> {
  await Promise.all([
    Throttle.takeFrom("booking-practice", ownerId, OF_PRACTICE),
    Throttle.takeFrom("booking-email", email, OF_EMAIL),
  ]);
}
