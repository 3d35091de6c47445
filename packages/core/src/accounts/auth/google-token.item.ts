import { digest } from "../../kernel/digest";
import type { Stored } from "../../kernel/dynamo";

/** Makes the item of a used Google token, kept until the token expires (epoch seconds). */
export function toSpent(token: string, expiresAt: number): Stored<object> {
  // The digest of the signed part: the same signature can be encoded in several ways.
  const signed = token.slice(0, token.lastIndexOf("."));
  const key = { pk: `GOOGLETOKEN#${digest(signed)}`, sk: "GOOGLETOKEN" };
  return { ...key, type: "spentToken", version: 1, ttl: expiresAt };
}
