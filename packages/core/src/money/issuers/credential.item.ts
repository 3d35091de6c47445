import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";
import { shardOf } from "../../kernel/shard.rules";

/** A key without its certificate yet, and the request (PEM) to take to ARCA. */
export type PendingKey = { key: Sealed; request: string; alias: string; cuit: string };

/** The key and the certificate (PEM) with which a practice signs in at ARCA. */
export type Credential = {
  key: Sealed;
  certificate: string;
  alias: string;
  cuit: string;
  serial: string;
  validFrom: string;
  validTo: string;
};

export type CredentialItem = Stored<{
  ownerId: string;
  pending: PendingKey | null;
  current: Credential | null;
  /** When the practice is notified that its certificate expires; null once it was. */
  tellAt: string | null;
}>;

export const SHARDS = 4;

export const credentialKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "TAXCREDENTIAL",
});

/** The certificates whose expiry has to be notified by an instant. */
export const endingRange = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: `DUE#certificates#${shard}`,
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

type Kept = Pick<CredentialItem, "ownerId" | "pending" | "current" | "tellAt">;

export function toCredential(kept: Kept, version: number): CredentialItem {
  const { ownerId, tellAt } = kept;
  const due = tellAt && {
    gsi2pk: `DUE#certificates#${shardOf(ownerId, SHARDS)}`,
    gsi2sk: `${tellAt}#${ownerId}`,
  };
  return { ...credentialKey(ownerId), ...kept, type: "taxCredential", version, ...due };
}
