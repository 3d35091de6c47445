import { digest } from "../../kernel/digest";
import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { attributesFor, type Base, type Indexes, type Kept } from "../../kernel/records";
import { Folders } from "../folders";
import type { Event, EventField, SyncSource } from "./event.schema";

/**
 * An event as it is kept. An item's `type` is its kind of record, so the event's own type is stored
 * as `eventType`. `origin` says who wrote it last: the service's own changes are not sent back.
 */
export type EventRecord = Omit<Event, "type" | "google" | keyof Folders.InCase> &
  Base &
  Folders.InCase & { eventType: Event["type"]; origin: SyncSource | null } & AtGoogle;

/** What an event that goes to Google, or came from there, is. Those from before lack it. */
type AtGoogle = {
  google?: Event["google"];
  /** Whether changes go to Google; `generation` makes its identifier there. */
  mirrored?: boolean;
  generation?: number;
  /** Whether a person changed here what came from there. */
  touched?: boolean;
};

/** The agenda of a practice by when things begin: all of it, or from an instant and before another. */
export const agendaRange = (ownerId: string, from = "0", to = "9") => ({
  index: "gsi2" as const,
  pk: `${ownerPartition(ownerId)}#EVENTS`,
  // A key is longer than its instant, and so sorts after it: those at `to` are out.
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

/** The attributes to read for the fields asked for. */
export const attributesOf = (fields: readonly EventField[]) =>
  attributesFor(fields, {
    kept: { type: "eventType" },
    always: ["gsi2pk", "gsi2sk", "start", "end"],
    inCase: true,
  });

/**
 * How an event was when both sides agreed on it, a short print of each field: as Google had it, and as
 * it was here.
 */
export type Prints = { title: string; description: string; when: string; color: string };

/** What is known of an event at Google; nulls until it was there. */
export type Known = {
  etag: string | null;
  seen: Prints | null;
  ours: Prints | null;
  /** The version of ours that was last sent. */
  sent: number;
  /** The zone in which Google keeps its hours. */
  zone: string | null;
  /** Whether it was sent without its words. */
  hidden: boolean;
};

export const UNKNOWN: Known = {
  ...{ etag: null, seen: null, ours: null },
  ...{ sent: 0, zone: null, hidden: false },
};

/** The event linked with a Google event: one at most, and it goes with the event. */
export type GoogleLink = Stored<
  { eventId: string; imported: boolean; googleCalendarId?: string } & Partial<Known>
>;

const GOOGLE = "GOOGLEEVENT#";

export const googleKey = (ownerId: string, googleCalendarId: string): Key => ({
  pk: ownerPartition(ownerId),
  // Their identifiers run to a thousand characters.
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
