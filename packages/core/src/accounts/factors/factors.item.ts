import { factorsKey, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";

/** A passkey: its public key and its use counter. */
export type PasskeyRecord = {
  _id: string;
  /** WebAuthn's id and public key, base64url. */
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  synced: boolean;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A device that skips the second factor, valid for one password only. */
export type RememberedRecord = {
  _id: string;
  /** SHA-256 of the secret in its cookie. */
  secretHash: string;
  /** The mark of the password, see `passwordMark`. */
  of: string;
  device: string;
  address: string;
  createdAt: string;
  expiresAt: string;
};

/** All second factors of an account: one item, so that one version guards every use of them. */
export type FactorsRecord = {
  userId: string;
  totp: { secret: Sealed; confirmedAt: string; lastStep: number } | null;
  /** A shown secret not confirmed yet; valid until `until` (epoch ms). */
  pending: { secret: Sealed; until: number } | null;
  passkeys: PasskeyRecord[];
  /** SHA-256 of the unused recovery codes. */
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
