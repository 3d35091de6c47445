import { digest } from "../../kernel/digest";
import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { State } from "./state.rules";

/** A notice sent by WhatsApp, as stored. */
export type MessageRecord = {
  _id: string;
  userId: string;
  folderId: string;
  contactId: string;
  name: string;
  /** The number with its country, digits alone. */
  to: string;
  state: State;
  /** Its id at WhatsApp; null until they took it. */
  wamid: string | null;
  /** The error with which it failed. */
  code: number | null;
  billable: boolean | null;
  createdAt: string;
  version: number;
};
export type MessageItem = Stored<MessageRecord>;

const DAY_S = 24 * 3600;
/** For how long a message is kept: a year, and what a month of it is asked for late. */
const KEPT_S = 400 * DAY_S;

export const messageKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `WHATSAPP#${id}`,
});

export const messagesRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "WHATSAPP#" },
});

export const toItem = (record: MessageRecord): MessageItem => ({
  ...messageKey(record.userId, record._id),
  type: "whatsappMessage",
  ttl: Math.ceil(Date.parse(record.createdAt) / 1000) + KEPT_S,
  ...record,
});

/** What was sent under an id of WhatsApp, by which an answer names what it answers. */
export type SentItem = Stored<{ ownerId: string; messageId: string }>;

export const sentKey = (wamid: string): Key => ({
  pk: `WHATSAPPSENT#${digest(wamid)}`,
  sk: "WHATSAPPSENT",
});

/** For how long, in days, an answer is taken to be about what was last written to a number. */
export const ABOUT_DAYS = 30;

export const toSent = (
  { userId: ownerId, _id: messageId }: MessageRecord,
  wamid: string,
  nowMs: number,
): SentItem => ({
  ...sentKey(wamid),
  ...{ type: "whatsappSent", version: 1, ttl: Math.ceil(nowMs / 1000) + 2 * ABOUT_DAYS * DAY_S },
  ...{ ownerId, messageId },
});

/** The last message of each practice to a number. */
export type DoorItem = Stored<{ ownerId: string; messageId: string; at: string }>;

const doorsOf = (number: string) => `WHATSAPPTO#${digest(number)}`;
const PRACTICE = "PRACTICE#";

export const doorsRange = (number: string) => ({
  pk: doorsOf(number),
  sk: { startingWith: PRACTICE },
});

export const doorKey = (number: string, ownerId: string): Key => ({
  pk: doorsOf(number),
  sk: PRACTICE + ownerId,
});

export const toDoor = (
  { userId: ownerId, _id: messageId, to }: MessageRecord,
  at: string,
): DoorItem => ({
  ...doorKey(to, ownerId),
  ...{ type: "whatsappDoor", version: 1, ownerId, messageId, at },
  ttl: Math.ceil(Date.parse(at) / 1000) + ABOUT_DAYS * DAY_S,
});

/** When a number wrote to ours last. */
export type HeardItem = Stored<{ at: string }>;

export const heardKey = (number: string): Key => ({ pk: doorsOf(number), sk: "HEARD" });

export const toHeard = (number: string, at: string): HeardItem => ({
  ...heardKey(number),
  ...{ type: "whatsappHeard", version: 1, at },
  ttl: Math.ceil(Date.parse(at) / 1000) + 2 * DAY_S,
});

/** What a practice sent in a month, and how much of it is paid for. */
export type MonthItem = Stored<{ sent: number; billable: number }>;

export const monthKey = (ownerId: string, month: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `WHATSAPPMONTH#${month}`,
});

/** The keys of what finds a message from outside its practice. */
export function besideOf(item: Item): Key[] {
  const { wamid, to, userId } = item as MessageItem;
  return [doorKey(to, userId), ...(wamid ? [sentKey(wamid)] : [])];
}
