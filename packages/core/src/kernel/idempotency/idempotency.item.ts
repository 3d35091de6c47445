import { digest } from "../digest";
import { type Key, ownerPartition, type Stored } from "../dynamo";

const DAY_S = 24 * 3600;

/** An answer to be repeated. */
export type KeptAnswer = { status: number; body: string; headers: Record<string, string> };

/** An answer as it is stored: a large body as gzip, in base64. */
export type StoredAnswer = KeptAnswer | (Omit<KeptAnswer, "body"> & { gzip: string });

export type ClaimItem = Stored<{
  /** Digest of the request's body: reusing a key with another body is an error. */
  bodyHash: string;
  /** Epoch ms at which the request was first taken, and last taken. */
  claimedAt: number;
  takenAt: number;
  answer: StoredAnswer | null;
}>;

/** The key is specific to person and route, so that two people may choose the same one. */
export const claimKey = (ownerId: string, route: string, key: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `IDEMPOTENCY#${digest(`${route}\n${key}`)}`,
});

export function toItem(at: Key, claim: Omit<ClaimItem, keyof Stored<object>>, version: number) {
  const ttl = Math.ceil(claim.claimedAt / 1000) + DAY_S;
  return { ...at, type: "idempotency", version, ttl, ...claim };
}
