import { createHash } from "node:crypto";
import { digest } from "../../kernel/digest";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import type { EventRecord } from "./event.item";

/**
 * That a practice's events go to Google as well, whether without their words, and into whose calendar:
 * in items of before reserved cases nothing, the founder's.
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

/** What has to reach Google of an event: one entry an event of Google's, the last word of many. */
export type OutgoingItem = Stored<{
  userId: string;
  googleCalendarId: string;
  eventId: string;
  action: "put" | "delete";
  /** When it is tried again, and how often it was. */
  nextAt: string;
  tries: number;
}>;

const OUTGOING = "OUTGOING#";

export const outgoingKey = (ownerId: string, googleCalendarId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${OUTGOING}${digest(googleCalendarId)}`,
});

/** Everything that waits to reach Google. */
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
 * The identifier at Google of an event of ours: 0–9 and a–v, as Google wants it. It follows from the
 * event, so that a repeated insertion is recognised; a deleted one stays taken, hence the generation.
 */
export function googleIdOf({ _id, userId }: Sent, generation: number): string {
  const hash = createHash("sha256").update(`${userId}\n${_id}\n${generation}`).digest("hex");
  return BigInt(`0x1${hash}`).toString(32);
}
