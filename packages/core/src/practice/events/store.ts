import { insert, removeAny, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type Kept, records } from "../../kernel/records";
import { Folders } from "../folders";
import { type EventRecord, googleKey, indexes, present, toGoogleLink } from "./event.item";
import type { Event, SyncSource } from "./event.schema";
import { outgoing } from "./outgoing";

export const store = records<EventRecord, Event>({
  kind: "event",
  missing: "No encontramos ese evento.",
  stale: "El evento cambió mientras lo editabas. Revisá los datos.",
  // The state at Google is not part of the history.
  unrecorded: ["googleCalendarId", "syncedWithGoogle", "imported", "google"],
  present,
  indexes,
});

type EventRead = Kept<EventRecord> | undefined;

const counted = (event: EventRead) => event && { folderId: event.folderId, kind: "event" as const };

export const taken = () =>
  new AppError("request.conflict", "Ese evento de Google ya está en tu agenda.");

/**
 * The writes that accompany an event's creation, change or deletion: the counts of its case, the
 * link with its Google event, which belongs to one event at most, and what has to be sent to
 * Google, unless Google made the change.
 */
export function beside(
  before: EventRead,
  after: EventRead,
  origin?: SyncSource | null,
  refused?: () => Error,
): Write[] {
  return [
    ...Folders.recount(counted(before), counted(after)),
    ...relink(before, after, refused),
    ...outgoing(before, after, origin),
  ];
}

/**
 * The writes that update the link with a Google event, from an event's old state to its new one;
 * `refused` is null where the caller handles a failed condition itself.
 */
export function relink(
  before: EventRead,
  after?: EventRead,
  refused: (() => Error) | null = taken,
): Write[] {
  const [was, is] = [before?.googleCalendarId ?? null, after?.googleCalendarId ?? null];
  if (was === is) return [];
  return [
    ...(before && was ? [removeAny(googleKey(before.userId, was))] : []),
    ...(after && is ? [insert(toGoogleLink(after, is), refused ?? undefined)] : []),
  ];
}
