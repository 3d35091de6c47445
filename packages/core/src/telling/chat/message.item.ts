import { digest } from "../../kernel/digest";
import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { fold } from "../../kernel/text.rules";
import type { Chat, ChatLink } from "./chat.schema";

/** A message as stored: its links have no titles, because not everybody may read them. */
export type MessageRecord = Omit<Chat, "links" | "files" | "client"> & {
  userId: string;
  /** Absent in what the practice's people write. */
  client?: NonNullable<Chat["client"]>;
  /** Absent in messages stored before they could carry files. */
  files?: Chat["files"];
  links: Omit<ChatLink, "title">[];
  /** The conversation's members when the message was written; absent in a case's. */
  onlyFor?: string[];
};

export type MessageItem = Stored<MessageRecord & { sought: string }>;

/** Messages sort by their number. */
const DIGITS = 9;

const prefix = (conversationId: string) => `CHAT#${conversationId}#`;

/** The messages of every conversation of a practice. */
export const allMessages = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "CHAT#" },
});

export const messageKey = (ownerId: string, conversationId: string, number: number): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${prefix(conversationId)}${String(number).padStart(DIGITS, "0")}`,
});

export const messagesRange = (ownerId: string, conversationId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: prefix(conversationId) },
});

export const toItem = (message: MessageRecord): MessageItem => ({
  ...messageKey(message.userId, message.conversationId, message.number),
  type: "message",
  version: 1,
  ...message,
  sought: fold([message.text, ...(message.files ?? []).map(({ name }) => name)].join("\n")),
});

/** A message without the titles of its links. */
export function present(item: Item): Chat {
  const message = item as MessageItem;
  return {
    _id: message._id,
    conversationId: message.conversationId,
    number: message.number,
    from: message.from,
    client: message.client ?? null,
    text: message.text,
    mentions: message.mentions,
    links: message.links.map((link) => ({ ...link, title: null })),
    files: message.files ?? [],
    key: message.key,
    createdAt: message.createdAt,
    editedAt: message.editedAt,
    deletedAt: message.deletedAt,
    earlier: message.earlier,
  };
}

/** The record that a person sent a message under a key, so that it is never written twice. */
export type SentItem = Stored<{ conversationId: string; number: number; said: string }>;

/** Longer than any screen keeps a message that it could not send. */
const SENT_LIFE_S = 60 * 24 * 3600;

export const sentKey = (ownerId: string, personId: string, key: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `CHATSENT#${digest(`${personId}\n${key}`)}`,
});

type Sent = { personId: string; key: string; said: string };

export const toSent = ({ personId, key, said }: Sent, message: MessageRecord): SentItem => ({
  ...sentKey(message.userId, personId, key),
  type: "chatSent",
  version: 1,
  ttl: Math.ceil(Date.parse(message.createdAt) / 1000) + SENT_LIFE_S,
  conversationId: message.conversationId,
  number: message.number,
  said,
});
