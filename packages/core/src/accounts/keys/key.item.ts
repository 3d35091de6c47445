import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { ApiKey } from "./key.schema";

/** A key as stored: of its secret, the hash alone. */
export type KeyRecord = ApiKey & { userId: string; secretHash: string; version: number };

export type KeyItem = Stored<KeyRecord>;

const PREFIX = "KEY#";

export const keyKey = (userId: string, id: string): Key => ({
  pk: ownerPartition(userId),
  sk: `${PREFIX}${id}`,
});

export const keysRange = (userId: string) => ({
  pk: ownerPartition(userId),
  sk: { startingWith: PREFIX },
});

export const toItem = (record: KeyRecord): KeyItem => ({
  ...keyKey(record.userId, record._id),
  type: "apiKey",
  ...(record.expiresAt && { ttl: Math.ceil(Date.parse(record.expiresAt) / 1000) }),
  ...record,
});

/** A key without its secret, as it is answered. */
export const present = (item: KeyItem): ApiKey => ({
  _id: item._id,
  name: item.name,
  scopes: item.scopes,
  practiceId: item.practiceId,
  createdAt: item.createdAt,
  expiresAt: item.expiresAt,
  lastUsedAt: item.lastUsedAt,
});
