import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/**
 * That the cases and open tasks of somebody who left a practice (`userId`) go to another of its people.
 * It is there until the last one did: it says how far that came.
 */
export type HandoverRecord = {
  userId: string;
  personId: string;
  successorId: string;
  /** The step it is at, and the cursor within it; none at its beginning. */
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

/** A handover that begins. */
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
