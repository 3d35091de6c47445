import { nowIso } from "../../kernel/clock";
import { getMany, put, removeAny, type Write } from "../../kernel/dynamo";
import { addressMac } from "../../kernel/secrets";
import { type Reason, type SuppressionItem, suppressionKey, toItem } from "./suppression.item";

/** The keyed hash that identifies an address when nothing else of it is stored. */
export const hashOf = (email: string): Promise<string> =>
  addressMac(`address\n${email.trim().toLowerCase()}`);

/** Why each of these addresses gets no marketing, in their order; undefined where it may. */
export async function reasonsOf(emails: readonly string[]): Promise<(Reason | undefined)[]> {
  const hashes = await Promise.all(emails.map(hashOf));
  const unique = [...new Set(hashes)];
  const items = await getMany<SuppressionItem>(unique.map(suppressionKey));
  const reasons = new Map(unique.map((hash, i) => [hash, items[i]?.reason]));
  return hashes.map((hash) => reasons.get(hash));
}

/** Suppresses an address, whatever is imported later: a write for the commit with the reason. */
export const suppress = async (email: string, reason: Reason): Promise<Write> =>
  put(toItem(await hashOf(email), reason, nowIso()));

/** Lifts the suppression of an address, at its person's request. */
export const lift = async (email: string): Promise<Write> =>
  removeAny(suppressionKey(await hashOf(email)));
