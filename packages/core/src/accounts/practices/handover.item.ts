import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/**
 * A pending handover of the cases and open tasks of somebody who left a practice (`userId`) to
 * another of its people. It stores the progress, and is deleted when all are handed over.
 */
export type HandoverRecord = {
  userId: string;
  personId: string;
  successorId: string;
  /** The current step, and the cursor within it; null at its beginning. */
  step: number;
  cursor: string | null;
  version: number;
};

export type HandoverItem = Stored<HandoverRecord>;

export const handoverKey = (ownerId: string, personId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `HANDOVER#${personId}`,
});

export const handoversRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "HANDOVER#" },
});

/** Makes the item of a new handover. */
export const toHandover = (
  left: Pick<HandoverRecord, "userId" | "personId" | "successorId">,
): HandoverItem => ({
  ...handoverKey(left.userId, left.personId),
  type: "handover",
  ...left,
  step: 0,
  cursor: null,
  version: 1,
});
