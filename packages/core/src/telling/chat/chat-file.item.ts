import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { StoredFile } from "../../practice/files/file.schema";

/** A file for a conversation, as it is kept: of a case's, under the case, and as hidden as it is. */
export type ChatFileRecord = {
  userId: string;
  conversationId: string;
  /** Who posted it, and alone may send it. */
  from: string;
  createdAt: string;
  /** The message that carries it; null before one does. */
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

/** One that is never sent goes by itself, long after it may no longer be sent. */
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

/** What its bytes lie under, see `Files`. */
export const carrierOf = ({ userId, conversationId }: ChatFileRecord) => ({
  userId,
  _id: conversationId,
});
