import { Throttle } from "../../accounts/throttle";
import { context } from "../../kernel/actor";

/**
 * How many at once, and until there is one more. A hundred people behind one address of the network
 * get through to a practice at once; nobody fills its agenda all day.
 */
const READING = { size: 1200, refillMs: 200 };
const HOLDING = { size: 400, refillMs: 1000 };
const OF_PRACTICE = { size: 400, refillMs: 3000 };
/** Each hold mails a code, to somebody who may not have asked for it. */
const OF_EMAIL = { size: 30, refillMs: 1_200_000 };

/** Lets an address of the network read a page, or throws `request.throttled`. */
export const reading = () => Throttle.takeFrom("booking-read", context().address, READING);

/** Lets it ask for a time, prove a code or use a link. */
export const asking = () => Throttle.takeFrom("booking-ask", context().address, HOLDING);

/** Lets an address of mail hold a time at a practice. */
export async function holding(ownerId: string, email: string): Promise<void> {
  await Promise.all([
    Throttle.takeFrom("booking-practice", ownerId, OF_PRACTICE),
    Throttle.takeFrom("booking-email", email, OF_EMAIL),
  ]);
}
