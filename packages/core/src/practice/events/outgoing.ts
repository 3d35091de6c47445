import { nowIso } from "../../kernel/clock";
import {
  getMany,
  hiddenFrom,
  type Item,
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
 * Whether the events of a case, or of none, go to Google as well: those do not that are kept from the
 * person whose calendar it is.
 */
export async function isSending(ownerId: string, folderId?: string | null): Promise<boolean> {
  const keys = [sendingKey(ownerId), ...(folderId ? [reservedKey(ownerId)] : [])];
  const [sending, reserved] = await getMany<Item>(keys);
  if (!sending) return false;
  const { personId = ownerId } = sending as SendingItem;
  return !folderId || !hiddenFrom(reserved as ReservedItem | undefined, personId).has(folderId);
}

/** An event that goes to Google, under an identifier that it did not have there before. */
export function mirrored<R extends Kept<EventRecord>>(event: R): R {
  const had = event.mirrored || event.generation !== undefined;
  const generation = had ? (event.generation ?? 0) + 1 : 0;
  const googleCalendarId = googleIdOf(event, generation);
  return { ...event, mirrored: true, generation, googleCalendarId, syncedWithGoogle: false };
}

/** An event as it comes back from the bin: Google keeps the identifier of a deleted one for good. */
export const reborn = (event: Kept<EventRecord>): Kept<EventRecord> =>
  event.mirrored ? { ...mirrored(event), imported: false, google: null } : event;

/**
 * The writes by which a change of an event reaches Google, in the transaction of the change; none
 * for a change that Google itself made.
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
