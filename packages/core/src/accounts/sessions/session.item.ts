import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** A signed-in device. Its refresh tokens are not stored: they are derived from it. */
export type SessionRecord = {
  _id: string;
  userId: string;
  /** The practice it acts in, if not the person's own. */
  practiceId?: string;
  /** The secret from which its refresh tokens are derived, with the stage's key. */
  seed: string;
  /** The generation of its current refresh token, from 0. */
  generation: number;
  /** Epoch ms of the last rotation. */
  rotatedAt: number;
  device: string;
  address: string;
  /** How it began: the first session of an account needs no "new sign-in" mail. */
  origin: "verify" | "login" | "google" | "reactivate" | "passkey";
  /** When the second factor, or the password where there is none, was last proved in it. */
  provenAt?: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  version: number;
};

export const SESSION_PREFIX = "SESSION#";

export const sessionKey = (userId: string, id: string): Key => ({
  pk: ownerPartition(userId),
  sk: `${SESSION_PREFIX}${id}`,
});

export function toItem(session: SessionRecord): Stored<SessionRecord> {
  return {
    ...sessionKey(session.userId, session._id),
    type: "session",
    ttl: Math.floor(Date.parse(session.expiresAt) / 1000),
    ...session,
  };
}

export function fromItem(item: Item): SessionRecord {
  const { pk, sk, type, ttl, writeId, ...session } = item as Stored<SessionRecord> & {
    writeId?: string;
  };
  return session;
}

/** A kind of device that has signed in before: only a new one causes a notice. */
export function toDevice(userId: string, device: string, nowMs: number): Item {
  const ttl = Math.ceil(nowMs / 1000) + 180 * 24 * 3600;
  const key = { pk: ownerPartition(userId), sk: `DEVICE#${device}` };
  return { ...key, type: "device", version: 1, ttl };
}
