import { nowIso } from "../../kernel/clock";
import { getMany, put, removeAny, type Write } from "../../kernel/dynamo";
import { addressMacs } from "../../kernel/secrets";
import { type Reason, type SuppressionItem, suppressionKey, toItem } from "./suppression.item";

/**
 * The keyed hashes that identify an address when nothing else of it is stored: by the present key,
 * and by the one before it where that is kept.
 */
export const hashesOf = async (email: string): Promise<[string, ...string[]]> => {
  const [hash = "", ...before] = await addressMacs(`address\n${email.trim().toLowerCase()}`);
  return [hash, ...before];
};

/** Why each of these addresses gets no marketing, in their order; undefined where it may. */
export async function reasonsOf(emails: readonly string[]): Promise<(Reason | undefined)[]> {
  const hashes = await Promise.all(emails.map(hashesOf));
  const unique = [...new Set(hashes.flat())];
  const items = await getMany<SuppressionItem>(unique.map(suppressionKey));
  const reasons = new Map(unique.map((hash, i) => [hash, items[i]?.reason]));
  return hashes.map((each) => each.map((hash) => reasons.get(hash)).find((one) => one));
}

/** Suppresses an address, whatever is imported later: a write for the commit with the reason. */
export const suppress = async (email: string, reason: Reason): Promise<Write> =>
  put(toItem((await hashesOf(email))[0], reason, nowIso()));

/** Lifts the suppression of an address, at its person's request. */
export const lift = async (email: string): Promise<Write[]> =>
  (await hashesOf(email)).map((hash) => removeAny(suppressionKey(hash)));
