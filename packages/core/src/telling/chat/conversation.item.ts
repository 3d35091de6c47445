import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import type { Conversation, ConversationKind } from "./chat.schema";

/** A conversation as it is kept. One of a case has the case's identifier, and is as hidden as it is. */
export type ConversationRecord = Pick<
  Conversation,
  "_id" | "last" | "lastAt" | "lastBy" | "lastText" | "read"
> & {
  userId: string;
  kind: ConversationKind;
  /** What a group is called. */
  name: string | null;
  /** Whose it alone is; absent in a case's, which is of all who see the case. */
  onlyFor?: string[];
  createdAt: string;
};

export type ConversationItem = Stored<ConversationRecord>;

export const conversationKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `CONVERSATION#${id}`,
});

/** The conversations of a practice, the one with the latest message first. */
export const latestRange = (ownerId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#CHATS`,
  sk: { from: "0", to: "~" },
});

/** Where a conversation stands among them. */
export const latestSort = (lastAt: string, id: string) => `${lastAt}#${id}`;

/** An instant for identifiers that follow from no moment; the maker takes 0 for none. */
const NO_MOMENT = 1;

/** The one conversation of two people in a practice, whoever of them begins it. */
export const directId = (ownerId: string, one: string, other: string) =>
  derivedId("conversation", NO_MOMENT, [ownerId, ...[one, other].sort()].join("\n"));

export const toItem = (conversation: ConversationRecord): ConversationItem => ({
  ...conversationKey(conversation.userId, conversation._id),
  type: "conversation",
  version: 1,
  gsi1pk: latestRange(conversation.userId).pk,
  gsi1sk: latestSort(conversation.lastAt, conversation._id),
  ...conversation,
});

/** Whether a conversation is somebody's. Whether they see its case, the table's readers say. */
export const isOf = (item: Item, personId: string): boolean => {
  const { onlyFor } = item as ConversationItem;
  return !onlyFor || onlyFor.includes(personId);
};
