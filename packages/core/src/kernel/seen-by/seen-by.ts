import { forPractice } from "../actor";
import { get, hiddenFrom, type ReservedItem, reservedKey } from "../dynamo";

/** The reserved cases of a practice, as who is asked may see them: for many people, read once. */
export async function keptIn(ownerId: string): Promise<(personId: string) => ReadonlySet<string>> {
  const item = await get<ReservedItem>(reservedKey(ownerId));
  return (personId) => hiddenFrom(item, personId);
}

/** The reserved cases of a practice that are kept from one of its people. */
export const keptFrom = async (ownerId: string, personId: string): Promise<ReadonlySet<string>> =>
  (await keptIn(ownerId))(personId);

/**
 * Does outside a request what ends up with one person of a practice: a letter, a feed, a file. What
 * is kept from them is not there for it.
 */
export async function asSeenBy<T>(
  ownerId: string,
  personId: string,
  work: () => Promise<T>,
): Promise<T> {
  return forPractice(ownerId, work, await keptFrom(ownerId, personId));
}
