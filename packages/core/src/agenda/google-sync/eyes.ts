import { asSeenBy } from "../../kernel/seen-by";
import type { Run } from "./lease";

/**
 * Does what a run does with the eyes of the person whose calendar it is: an event of a case that is
 * kept from them is not there for it, neither to be sent nor to be changed by what Google says.
 */
export const asItsPerson = <T>({ ownerId, link }: Run, work: () => Promise<T>): Promise<T> =>
  asSeenBy(ownerId, link.userId, work);
