import { forPractice } from "../actor";
import { get, hiddenFrom, type ReservedItem, reservedKey } from "../dynamo";

/**
 * Reads a practice's reserved cases once; returns a function: person → the cases hidden from them.
 */
export async function keptIn(ownerId: string): Promise<(personId: string) => ReadonlySet<string>> {
  const item = await get<ReservedItem>(reservedKey(ownerId));
  return (personId) => hiddenFrom(item, personId);
}

/** The reserved cases of a practice that are hidden from one of its people. */
export const keptFrom = async (ownerId: string, personId: string): Promise<ReadonlySet<string>> =>
  (await keptIn(ownerId))(personId);

/**
 * Runs work outside a request whose result one person of the practice receives: a letter, a feed, a
 * file. Cases hidden from them are hidden from it.
 */
export async function asSeenBy<T>(
  ownerId: string,
  personId: string,
  work: () => Promise<T>,
): Promise<T> {
  return forPractice(ownerId, work, await keptFrom(ownerId, personId));
}
