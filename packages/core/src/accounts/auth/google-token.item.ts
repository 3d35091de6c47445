import { createHash } from "node:crypto";
import type { Stored } from "../../kernel/dynamo";

/** A token of Google's that has let somebody in; kept until it expires, in epoch seconds. */
export function toSpent(token: string, expiresAt: number): Stored<object> {
  // Of what is signed: the same signature can be written in several ways.
  const signed = token.slice(0, token.lastIndexOf("."));
  const hash = createHash("sha256").update(signed).digest("base64url");
  const key = { pk: `GOOGLETOKEN#${hash}`, sk: "GOOGLETOKEN" };
  return { ...key, type: "spentToken", version: 1, ttl: expiresAt };
}
