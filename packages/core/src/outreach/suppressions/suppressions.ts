import { nowIso } from "../../kernel/clock";
import { getMany, put, removeAny, type Write } from "../../kernel/dynamo";
import { addressMac } from "../../kernel/secrets";
import { type Reason, type SuppressionItem, suppressionKey, toItem } from "./suppression.item";

/** The keyed hash by which an address is known when nothing else of it is kept. */
export const hashOf = (email: string): Promise<string> =>
  addressMac(`address\n${email.trim().toLowerCase()}`);

/** Why each of some addresses gets no marketing, in their order; undefined for who may get it. */
export async function reasonsOf(emails: readonly string[]): Promise<(Reason | undefined)[]> {
  const hashes = await Promise.all(emails.map(hashOf));
  const unique = [...new Set(hashes)];
  const items = await getMany<SuppressionItem>(unique.map(suppressionKey));
  const reasons = new Map(unique.map((hash, i) => [hash, items[i]?.reason]));
  return hashes.map((hash) => reasons.get(hash));
}

/** Keeps an address out, whatever is imported later: a write for the commit that has the reason. */
export const suppress = async (email: string, reason: Reason): Promise<Write> =>
  put(toItem(await hashOf(email), reason, nowIso()));

/** Lets an address back in, because its person says so. */
export const lift = async (email: string): Promise<Write> =>
  removeAny(suppressionKey(await hashOf(email)));
