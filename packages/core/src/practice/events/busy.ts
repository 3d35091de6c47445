import { useOwner } from "../../kernel/actor";
import { type Write, walk } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import { settled } from "./draft";
import { agendaRange, attributesOf, type EventRecord, present } from "./event.item";
import { falls, lookBack } from "./event.rules";
import { beside, store } from "./store";

/** A span in which the practice is busy, and its event. Instants are UTC ISO. */
export type BusyTime = { eventId: string; start: string; end: string };

const NEEDED = attributesOf(["start", "end", "allDay", "type"]);

/**
 * The busy spans of the practice's own agenda between two instants, including all-day events,
 * except those that only mark a due day.
 */
export async function busy(from: string, to: string): Promise<BusyTime[]> {
  const range = { ...agendaRange(useOwner(), lookBack(from), to), attributes: NEEDED };
  const found: BusyTime[] = [];
  for await (const item of walk(range)) {
    const { _id: eventId, start, end, allDay, type } = present(item);
    const marksDay = allDay && type === "vencimiento";
    if (!marksDay && falls({ start, end }, { from, to })) found.push({ eventId, start, end });
  }
  return found;
}

type Changed = (read: Kept<EventRecord>) => Write[];

async function planned(id: string, work: Changed): Promise<Write[] | undefined> {
  const read = await store.on(id, "active");
  return read && work(read);
}

/** The writes that move an event in a larger commit; none if it is deleted. */
export const planMove = (id: string, span: { start: string; end: string }) =>
  planned(id, (read) => {
    const next = settled({ ...read, ...span, origin: null });
    return store.plannedChange(read, next, ...beside(read, next)).writes;
  });

/** The writes that delete an event in a larger commit, its case's counts included. */
export const planLeaving = (id: string) =>
  planned(id, (read) => [...store.plannedMove(read, "deleted").writes, ...beside(read, undefined)]);
