import { createHash } from "node:crypto";
import { digest } from "../../kernel/digest";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import type { EventRecord } from "./event.item";

/**
 * Marks that a practice's events are also sent to Google, whether without their texts, and into
 * whose calendar: without `personId`, the founder's.
 */
export type SendingItem = Stored<{ busyOnly: boolean; personId?: string }>;

export const sendingKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "GOOGLESENDING",
});

export const sendingItem = (
  { ownerId, userId }: { ownerId: string; userId: string },
  busyOnly: boolean,
): SendingItem => ({
  ...sendingKey(ownerId),
  type: "googleSending",
  version: 1,
  busyOnly,
  personId: userId,
});

/**
 * A change of an event not yet sent to Google: one entry per event of Google, the latest change.
 */
export type OutgoingItem = Stored<{
  userId: string;
  googleCalendarId: string;
  eventId: string;
  action: "put" | "delete";
  /** When it is tried again, and the number of tries. */
  nextAt: string;
  tries: number;
}>;

const OUTGOING = "OUTGOING#";

export const outgoingKey = (ownerId: string, googleCalendarId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${OUTGOING}${digest(googleCalendarId)}`,
});

/** The key range of all changes not yet sent to Google. */
export const outgoingRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: OUTGOING },
});

type Sent = Pick<Kept<EventRecord>, "_id" | "userId">;

export const toOutgoing = (
  { _id, userId }: Sent,
  googleCalendarId: string,
  said: Pick<OutgoingItem, "action" | "version" | "nextAt">,
): OutgoingItem => ({
  ...outgoingKey(userId, googleCalendarId),
  type: "outgoing",
  ...{ userId, googleCalendarId, eventId: _id, tries: 0 },
  ...said,
});

/**
 * The id at Google of an event of ours: 0–9 and a–v, as Google requires. It is derived from the
 * event, so that a repeated insertion is recognised; a deleted id stays taken, hence the
 * generation.
 */
export function googleIdOf({ _id, userId }: Sent, generation: number): string {
  const hash = createHash("sha256").update(`${userId}\n${_id}\n${generation}`).digest("hex");
  return BigInt(`0x1${hash}`).toString(32);
}
