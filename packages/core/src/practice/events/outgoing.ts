import { nowIso } from "../../kernel/clock";
import { get, put, type Write } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import type { EventRecord } from "./event.item";
import type { SyncSource } from "./event.schema";
import { googleIdOf, type SendingItem, sendingKey, toOutgoing } from "./outgoing.item";

type EventRead = Kept<EventRecord> | undefined;

/** Whether the events of a practice go to Google as well. */
export const isSending = async (ownerId: string): Promise<boolean> =>
  (await get<SendingItem>(sendingKey(ownerId))) !== undefined;

/** An event that goes to Google under an identifier of this generation. */
export const mirrored = <R extends Kept<EventRecord>>(event: R, generation = 0): R => ({
  ...event,
  mirrored: true,
  generation,
  googleCalendarId: googleIdOf(event, generation),
  syncedWithGoogle: false,
});

/** An event as it comes back from the bin: Google keeps the identifier of a deleted one for good. */
export const reborn = (event: Kept<EventRecord>): Kept<EventRecord> =>
  event.mirrored
    ? { ...mirrored(event, (event.generation ?? 0) + 1), imported: false, google: null }
    : event;

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
