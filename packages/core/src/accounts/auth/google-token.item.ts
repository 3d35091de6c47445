import { digest } from "../../kernel/digest";
import type { Stored } from "../../kernel/dynamo";

/** A token of Google's that has let somebody in; kept until it expires, in epoch seconds. */
export function toSpent(token: string, expiresAt: number): Stored<object> {
  // Of what is signed: the same signature can be written in several ways.
  const signed = token.slice(0, token.lastIndexOf("."));
  const key = { pk: `GOOGLETOKEN#${digest(signed)}`, sk: "GOOGLETOKEN" };
  return { ...key, type: "spentToken", version: 1, ttl: expiresAt };
}
