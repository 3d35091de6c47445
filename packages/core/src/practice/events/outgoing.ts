import { nowIso } from "../../kernel/clock";
import {
  get,
  hiddenFrom,
  put,
  type ReservedItem,
  reservedKey,
  type Write,
} from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import type { EventRecord } from "./event.item";
import type { SyncSource } from "./event.schema";
import { googleIdOf, type SendingItem, sendingKey, toOutgoing } from "./outgoing.item";

type EventRead = Kept<EventRecord> | undefined;

/**
 * Whether the events of a case, or without a case, are also sent to Google: not those of cases
 * hidden from the calendar's owner.
 */
export async function isSending(ownerId: string, folderId?: string | null): Promise<boolean> {
  const sending = await get<SendingItem>(sendingKey(ownerId));
  if (!sending) return false;
  if (!folderId) return true;
  const { personId = ownerId } = sending;
  const reserved = await get<ReservedItem>(reservedKey(ownerId));
  return !hiddenFrom(reserved, personId).has(folderId);
}

/** Marks an event for sending to Google, under an id it never had there. */
export function mirrored<R extends Kept<EventRecord>>(event: R): R {
  const had = event.mirrored || event.generation !== undefined;
  const generation = had ? (event.generation ?? 0) + 1 : 0;
  const googleCalendarId = googleIdOf(event, generation);
  return { ...event, mirrored: true, generation, googleCalendarId, syncedWithGoogle: false };
}

/** An event as restored: with a new id at Google, which keeps the id of a deleted one for ever. */
export const reborn = (event: Kept<EventRecord>): Kept<EventRecord> =>
  event.mirrored ? { ...mirrored(event), imported: false, google: null } : event;

/**
 * The writes that send a change of an event to Google, for the commit of that change; none for a
 * change made by Google itself.
 */
export function outgoing(before: EventRead, after: EventRead, origin?: SyncSource | null): Write[] {
  if (origin === "google") return [];
  const [was, is] = [mirrorOf(before), mirrorOf(after)];
  const version = Math.max(before?.version ?? 0, after?.version ?? 0) + 1;
  const said = { version, nextAt: nowIso() };
  return [
    ...(before && was && was !== is
      ? [put(toOutgoing(before, was, { ...said, action: "delete" }))]
      : []),
    ...(after && is ? [put(toOutgoing(after, is, { ...said, action: "put" }))] : []),
  ];
}

const mirrorOf = (event: EventRead) => (event?.mirrored ? event.googleCalendarId : null);
