import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Link } from "./link.schema";

/** A link as stored: of its token, the hash alone. */
export type LinkRecord = Link & { userId: string; by: string; tokenHash: string; version: number };
export type LinkItem = Stored<LinkRecord>;

/** Finds a link by the hash of its token. */
export type DoorItem = Stored<{ ownerId: string; linkId: string }>;

const PREFIX = "CLIENTLINK#";

export const linkKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${PREFIX}${id}`,
});

export const linksRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: PREFIX },
});

export const doorKey = (tokenHash: string): Key => ({
  pk: `CLIENTDOOR#${tokenHash}`,
  sk: "CLIENTDOOR",
});

const ttlOf = (expiresAt: string) => Math.ceil(Date.parse(expiresAt) / 1000);

export const toItem = (record: LinkRecord): LinkItem => ({
  ...linkKey(record.userId, record._id),
  ...{ type: "clientLink", ttl: ttlOf(record.expiresAt) },
  ...record,
});

export const toDoor = ({
  tokenHash,
  userId: ownerId,
  _id: linkId,
  expiresAt,
}: LinkRecord): DoorItem => ({
  ...doorKey(tokenHash),
  ...{ type: "clientDoor", version: 1, ttl: ttlOf(expiresAt), ownerId, linkId },
});

export const present = (item: LinkRecord): Link => {
  const { _id, contactId, folderIds, expiresAt, createdAt, visits } = item;
  return { _id, contactId, folderIds, expiresAt, createdAt, visits };
};
