import type { Key, Stored } from "../../kernel/dynamo";

/** Why an address gets no marketing. */
export type Reason = "unsubscribed" | "bounced" | "complained" | "erased";

/** The record that an address gets no marketing: a keyed hash, so that it outlives the contact. */
export type SuppressionItem = Stored<{ reason: Reason; at: string }>;

export const suppressionKey = (hash: string): Key => ({
  pk: `SUPPRESSION#${hash}`,
  sk: "SUPPRESSION",
});

export const toItem = (hash: string, reason: Reason, at: string): SuppressionItem => ({
  ...suppressionKey(hash),
  type: "suppression",
  version: 1,
  ...{ reason, at },
});
