import { walk } from "../../kernel/dynamo";
import { fromItem } from "../../kernel/records";
import { agendaRange, type EventRecord } from "./event.item";
import type { Own } from "./mirror";

/** Yields the events of a practice that begin between two instants, as stored. */
export async function* records(ownerId: string, from: string, to: string): AsyncGenerator<Own> {
  for await (const item of walk({ ...agendaRange(ownerId, from, to), limit: 500 })) {
    yield fromItem<EventRecord>(item);
  }
}
