import { walk } from "../../kernel/dynamo";
import { agendaRange, present } from "./event.item";
import { falls, lookBack } from "./event.rules";
import type { Event } from "./event.schema";

/** Everything in a practice's agenda between two instants, the last to begin first, as it is read. */
export async function* agenda(ownerId: string, from: string, to: string): AsyncGenerator<Event> {
  const range = agendaRange(ownerId, lookBack(from), to);
  for await (const item of walk({ ...range, limit: 500 })) {
    const event = present(item);
    if (falls(event, { from, to })) yield event;
  }
}
