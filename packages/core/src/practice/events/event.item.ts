import { digest } from "../../kernel/digest";
import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { attributesFor, type Base, type Indexes, type Kept } from "../../kernel/records";
import { Folders } from "../folders";
import type { Event, EventField, SyncSource } from "./event.schema";

/**
 * An event as stored. An item's `type` is its kind of record, so the event's own type is stored as
 * `eventType`. `origin` is who wrote it last: the service's own changes are not sent back.
 */
export type EventRecord = Omit<Event, "type" | "google" | keyof Later | keyof Folders.InCase> &
  Base &
  Folders.InCase & { eventType: Event["type"]; origin: SyncSource | null } & Partial<Later> &
  AtGoogle;

/** Older events lack these. `seriesUntil` is the start of the last event of its repetition. */
type Later = Pick<Event, "place" | "link" | "seriesId"> & { seriesUntil?: string };

/** The fields of an event that is also at Google. Older events lack them. */
type AtGoogle = {
  google?: Event["google"];
  /** Whether changes are sent to Google; `generation` is part of its id there. */
  mirrored?: boolean;
  generation?: number;
  /** Whether a person changed here an event imported from Google. */
  touched?: boolean;
};

/** The events of a practice by start: all, or from an instant and before another. */
export const agendaRange = (ownerId: string, from = "0", to = "9") => ({
  index: "gsi2" as const,
  pk: `${ownerPartition(ownerId)}#EVENTS`,
  // A key is longer than its instant, and so sorts after it: events at `to` are excluded.
  sk: { from, to },
});

export function indexes(event: Kept<EventRecord>): Indexes {
  const { _id, userId, start, folderId, shelf } = event;
  if (shelf !== "active") return {};
  return {
    ...(folderId ? Folders.entryIndex(event, folderId, start) : {}),
    gsi2pk: agendaRange(userId).pk,
    gsi2sk: `${start}#${_id}`,
  };
}

export function present(item: Item): Event {
  const event = item as Item & EventRecord;
  return {
    _id: event._id,
    userId: event.userId,
    title: event.title,
    description: event.description,
    type: event.eventType,
    color: event.color,
    allDay: event.allDay,
    start: event.start,
    end: event.end,
    place: event.place ?? null,
    link: event.link ?? null,
    seriesId: event.seriesId ?? null,
    folderId: event.folderId,
    folderName: event.folderName,
    googleCalendarId: event.googleCalendarId,
    syncedWithGoogle: event.syncedWithGoogle,
    imported: event.imported,
    google: event.google ?? null,
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
    version: event.version,
  };
}

/** The attributes to read for the requested fields. */
export const attributesOf = (fields: readonly EventField[]) =>
  attributesFor(fields, {
    kept: { type: "eventType" },
    always: ["gsi2pk", "gsi2sk", "start", "end"],
    inCase: true,
  });

/** A short hash of each field of an event when both sides last agreed: at Google, or here. */
export type Prints = {
  title: string;
  description: string;
  when: string;
  color: string;
  /** Its place and link. Links from before these were sent lack it. */
  where?: string;
};

/** What is known of an event at Google; null until it was there. */
export type Known = {
  etag: string | null;
  seen: Prints | null;
  ours: Prints | null;
  /** The version of ours that was last sent. */
  sent: number;
  /** The zone in which Google stores its times. */
  zone: string | null;
  /** Whether it was sent without its texts. */
  hidden: boolean;
};

export const UNKNOWN: Known = {
  ...{ etag: null, seen: null, ours: null },
  ...{ sent: 0, zone: null, hidden: false },
};

/** The link of an event with a Google event: one at most, deleted with the event. */
export type GoogleLink = Stored<
  { eventId: string; imported: boolean; googleCalendarId?: string } & Partial<Known>
>;

const GOOGLE = "GOOGLEEVENT#";

export const googleKey = (ownerId: string, googleCalendarId: string): Key => ({
  pk: ownerPartition(ownerId),
  // Google's ids have up to a thousand characters.
  sk: `${GOOGLE}${digest(googleCalendarId)}`,
});

export const googleRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: GOOGLE },
});

export const toGoogleLink = (
  { userId, _id, imported }: Kept<EventRecord>,
  googleCalendarId: string,
): GoogleLink => ({
  ...googleKey(userId, googleCalendarId),
  type: "googleEvent",
  version: 1,
  eventId: _id,
  imported,
  googleCalendarId,
  ...UNKNOWN,
});
