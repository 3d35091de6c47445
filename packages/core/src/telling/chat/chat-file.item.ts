import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { StoredFile } from "../../practice/files/file.schema";

/** A file of a conversation as stored: a case's, under the case and hidden with it. */
export type ChatFileRecord = {
  userId: string;
  conversationId: string;
  /** The person who posted it; only they may send it. */
  from: string;
  createdAt: string;
  /** The number of the message that carries it; null before it is sent. */
  number: number | null;
  file: StoredFile;
};

export type ChatFileItem = Stored<ChatFileRecord>;

const prefix = (conversationId: string) => `CHATFILE#${conversationId}#`;

export const chatFileKey = (ownerId: string, conversationId: string, fileId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${prefix(conversationId)}${fileId}`,
});

export const chatFilesRange = (ownerId: string, conversationId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: prefix(conversationId) },
});

/** The TTL of a file that is never sent, well after it may no longer be sent. */
const UNSENT_LIFE_S = 24 * 3600;

export const toItem = (record: ChatFileRecord): ChatFileItem => {
  const { userId, conversationId, from, createdAt, number, file } = record;
  return {
    ...chatFileKey(userId, conversationId, file._id),
    type: "chatFile",
    version: 1,
    ...(number === null && { ttl: Math.ceil(Date.parse(createdAt) / 1000) + UNSENT_LIFE_S }),
    ...{ userId, conversationId, from, createdAt, number, file },
  };
};

/** The entity under which its bytes are stored, see `Files`. */
export const carrierOf = ({ userId, conversationId }: ChatFileRecord) => ({
  userId,
  _id: conversationId,
});
