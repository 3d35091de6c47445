import { useOwner } from "../../kernel/actor";
import { type Write, walk } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import { settled } from "./draft";
import { agendaRange, attributesOf, type EventRecord, present } from "./event.item";
import { falls, lookBack } from "./event.rules";
import { beside, store } from "./store";

/** When the practice has something in its agenda, and by which event. Instants are UTC ISO. */
export type BusyTime = { eventId: string; start: string; end: string };

const NEEDED = attributesOf(["start", "end", "allDay", "type"]);

/**
 * When the acting practice is busy between two instants, by its own agenda: what lasts all day, too,
 * unless it only marks a day on which something expires.
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

/** What moves an event in a commit that does more; nothing where it is deleted. */
export const planMove = (id: string, span: { start: string; end: string }) =>
  planned(id, (read) => {
    const next = settled({ ...read, ...span, origin: null });
    return store.plannedChange(read, next, ...beside(read, next)).writes;
  });

/** What deletes an event in a commit that does more, its case's counts included. */
export const planLeaving = (id: string) =>
  planned(id, (read) => [...store.plannedMove(read, "deleted").writes, ...beside(read, undefined)]);
