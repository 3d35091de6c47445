import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import type { Conversation, ConversationKind } from "./chat.schema";

/** A conversation as stored. A case's has the case's identifier, and is hidden with the case. */
export type ConversationRecord = Pick<
  Conversation,
  "_id" | "last" | "lastAt" | "lastBy" | "lastText" | "read"
> & {
  userId: string;
  kind: ConversationKind;
  /** The name of a group. */
  name: string | null;
  /** Its members; absent in a case's, which is open to all who may see the case. */
  onlyFor?: string[];
  createdAt: string;
};

export type ConversationItem = Stored<ConversationRecord>;

export const conversationKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `CONVERSATION#${id}`,
});

/** The conversations of a practice, the one with the newest message first. */
export const latestRange = (ownerId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#CHATS`,
  sk: { from: "0", to: "~" },
});

/** The sort key of a conversation in that index. */
export const latestSort = (lastAt: string, id: string) => `${lastAt}#${id}`;

/** The instant for identifiers that depend on none; `derivedId` takes 0 for a missing one. */
const NO_MOMENT = 1;

/** The id of the conversation of two people in a practice, whichever of them begins it. */
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

/** Whether a person is a member. Whether they may see its case is checked when reading it. */
export const isOf = (item: Item, personId: string): boolean => {
  const { onlyFor } = item as ConversationItem;
  return !onlyFor || onlyFor.includes(personId);
};
