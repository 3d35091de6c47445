import type { Code } from "../../accounts/codes";
import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import type { Reservation } from "./reservation.schema";

/** A reservation as stored, from the hold on. */
export type ReservationRecord = Reservation & {
  /** Whether its visitor proved the address. */
  proved: boolean;
  /** Identifies its holder: a hash of the mail address and the network address. */
  visitor: string;
  /** What the six digits are derived from. */
  code: Code;
  /** The hold that the code was made for, if it was an earlier one of the same visitor. */
  codeOf?: string;
  /** The time it takes, margins included: epoch ms. */
  keeps: { start: number; end: number };
  /** Until how many hours before the beginning the visitor can change it, as booked. */
  cancelUntil: number;
  /** The practice's name, slug and number when it was booked; earlier ones have no number. */
  title: string;
  slug: string | null;
  practicePhone?: string | null;
  /** What the manage link is derived from; replaced by each move. */
  nonce: string;
  /** The sequence number of the calendar invitation: how often it changed. */
  sequence: number;
  /** When the next reminder is due, UTC ISO. */
  remindAt: string | null;
  ttl?: number;
};

export type ReservationItem = Stored<ReservationRecord>;

/** Over how many partitions of the index the reservations with a due instant are spread. */
export const SHARDS = 4;

/** What a reservation may wait for: its expiry, or its next reminder. */
export type Wait = "expire" | "remind";

export const reservationKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `RESERVATION#${id}`,
});

/** Every reservation of a practice, from the table itself. */
export const allRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "RESERVATION#" },
});

/** The reservations of a practice by their beginning: all, or from an instant, before another. */
export const reservationRange = (ownerId: string, from = "0", to = "9") => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#RESERVATIONS`,
  sk: { from, to },
});

const duePartition = (wait: Wait, shard: number) => `DUE#reservation-${wait}#${shard}`;

/** The reservations of one shard due at an instant (ISO), the longest waiting first. */
export const dueRange = (wait: Wait, shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: duePartition(wait, shard),
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

function dueOf({ status, expiresAt, remindAt }: ReservationRecord): [Wait, string] | undefined {
  if ((status === "held" || status === "pending") && expiresAt) return ["expire", expiresAt];
  return status === "confirmed" && remindAt ? ["remind", remindAt] : undefined;
}

function dueIndex(kept: ReservationRecord) {
  const due = dueOf(kept);
  if (!due) return {};
  const [wait, at] = due;
  return { gsi2pk: duePartition(wait, shardOf(kept._id, SHARDS)), gsi2sk: `${at}#${kept._id}` };
}

export const toItem = (kept: ReservationRecord): ReservationItem => ({
  ...reservationKey(kept.userId, kept._id),
  ...kept,
  // The kind of appointment has another name: an item's `type` is its kind of record.
  ...{ type: "reservation", kind: kept.type },
  gsi1pk: reservationRange(kept.userId).pk,
  gsi1sk: `${kept.start}#${kept._id}`,
  ...dueIndex(kept),
});

export function fromItem(item: Item): ReservationRecord {
  const { pk, sk, type, gsi1pk, gsi1sk, gsi2pk, gsi2sk, writeId, kind, ...kept } =
    item as ReservationItem & { kind: string; writeId?: string };
  return { ...kept, type: kind };
}

/** A reservation as returned to its practice. */
export const present = (kept: ReservationRecord): Reservation => ({
  _id: kept._id,
  status: kept.status,
  type: kept.type,
  typeName: kept.typeName,
  start: kept.start,
  end: kept.end,
  zone: kept.zone,
  visitorZone: kept.visitorZone,
  place: kept.place,
  price: kept.price,
  name: kept.name,
  email: kept.email,
  phone: kept.phone,
  cancelled: kept.cancelled,
  userId: kept.userId,
  answers: kept.answers,
  note: kept.note,
  eventId: kept.eventId,
  contactId: kept.contactId,
  folderId: kept.folderId,
  expiresAt: kept.expiresAt,
  history: kept.history,
  createdAt: kept.createdAt,
  updatedAt: kept.updatedAt,
  version: kept.version,
});
