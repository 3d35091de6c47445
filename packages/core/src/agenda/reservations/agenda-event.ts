import type { Write } from "../../kernel/dynamo";
import { Events } from "../../practice/events";
import { createEvent } from "../../practice/events/event.schema";
import { eventOf } from "./agenda-event.rules";
import type { ReservationRecord } from "./reservation.item";

/** The event of a confirmed appointment in the agenda, for the commit that confirms it. */
export async function planEvent(
  kept: ReservationRecord,
): Promise<{ _id: string; writes: Write[] }> {
  const { start, end } = kept;
  const { shown, writes } = await Events.plan(createEvent.parse({ ...eventOf(kept), start, end }));
  return { _id: shown._id, writes };
}

/** The writes that move its event, or create another where a person deleted it. */
export async function planEventMove(
  kept: ReservationRecord,
): Promise<{ _id: string; writes: Write[] }> {
  const { eventId, start, end } = kept;
  const writes = eventId ? await Events.planMove(eventId, { start, end }) : undefined;
  return eventId && writes ? { _id: eventId, writes } : planEvent(kept);
}

/** The writes that delete its event from the agenda, if it still exists. */
export async function takingOut({ eventId }: ReservationRecord): Promise<Write[]> {
  return (eventId ? await Events.planLeaving(eventId) : undefined) ?? [];
}
