import { Throttle } from "../../accounts/throttle";

/**
 * How many are allowed at once, and the ms until one more is. A hundred people behind one network
 * address can reach a practice at once; nobody can fill its agenda for a day.
 */
const READING = { size: 1200, refillMs: 200 };
const HOLDING = { size: 400, refillMs: 1000 };
const OF_PRACTICE = { size: 400, refillMs: 3000 };

/** Lets a network read a page, or throws `request.throttled`. */
export const assertMayRead = () => Throttle.takeFromCaller("booking-read", READING);

/** Lets a network request a time, prove a code or use a link. */
export const assertMayAsk = () => Throttle.takeFromCaller("booking-ask", HOLDING);

/** Lets somebody hold a time at a practice; its letter has a ceiling of its own. */
export const assertMayHold = (ownerId: string) =>
  Throttle.takeFrom("booking-practice", ownerId, OF_PRACTICE);
