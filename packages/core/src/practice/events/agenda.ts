import { type Item, walk } from "../../kernel/dynamo";
import { agendaRange, present } from "./event.item";
import { falls, lookBack } from "./event.rules";
import type { Event } from "./event.schema";

/** An event with its author; null if Foja entered it, or the author was not stored. */
type Entered = Event & { createdBy: string | null };

/** Yields a practice's events between two instants, the last to begin first, as they are read. */
export async function* agenda(ownerId: string, from: string, to: string): AsyncGenerator<Entered> {
  const range = { ...agendaRange(ownerId, lookBack(from), to), limit: 500 };
  for await (const item of walk<Item & { createdBy?: string | null }>(range)) {
    const event = present(item);
    if (falls(event, { from, to })) yield { ...event, createdBy: item.createdBy ?? null };
  }
}
