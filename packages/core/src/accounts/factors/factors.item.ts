import { factorsKey, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";

/** A passkey: its public half, and how often it says it was used. */
export type PasskeyRecord = {
  _id: string;
  /** WebAuthn's identifier and public key, base64url. */
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  synced: boolean;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A device on which the factor is not asked for, of one password only. */
export type RememberedRecord = {
  _id: string;
  /** SHA-256 of the secret in its cookie. */
  secretHash: string;
  /** Of which password, see `passwordMark`. */
  of: string;
  device: string;
  address: string;
  createdAt: string;
  expiresAt: string;
};

/** All that is second factor in an account: one item, so that one version guards every use of it. */
export type FactorsRecord = {
  userId: string;
  totp: { secret: Sealed; confirmedAt: string; lastStep: number } | null;
  /** A secret that was shown and not confirmed yet; good until then (epoch ms). */
  pending: { secret: Sealed; until: number } | null;
  passkeys: PasskeyRecord[];
  /** SHA-256 of the recovery codes that were not used. */
  recovery: string[];
  remembered: RememberedRecord[];
};

export type FactorsItem = Stored<FactorsRecord>;

export const toItem = (record: FactorsRecord): FactorsItem => ({
  ...record,
  ...factorsKey(record.userId),
  type: "factors",
  version: 1,
});
