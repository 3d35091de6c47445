import { asSeenBy } from "../../kernel/seen-by";
import type { Run } from "./lease";

/**
 * Runs with the permissions of the person whose calendar it is: an event of a case hidden from them
 * is neither sent nor changed by what Google sends.
 */
export const asItsPerson = <T>({ ownerId, link }: Run, work: () => Promise<T>): Promise<T> =>
  asSeenBy(ownerId, link.userId, work);
