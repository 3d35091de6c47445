import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** That a client wants no mail about their case: they see their page all the same. */
export type MutedItem = Stored<{ contactId: string; at: string }>;

export const mutedKey = (ownerId: string, contactId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `NOTICEOFF#${contactId}`,
});

export const toMuted = (ownerId: string, contactId: string, at: string): MutedItem => ({
  ...mutedKey(ownerId, contactId),
  ...{ type: "noticesOff", version: 1, contactId, at },
});
