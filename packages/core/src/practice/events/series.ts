import type * as z from "zod";
import { Pace } from "../../accounts/pace";
import { type Item, walk } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { fromItem, type Kept } from "../../kernel/records";
import { drafted, type Origin } from "./draft";
import { agendaRange, type EventRecord } from "./event.item";
import type { createEvent, Event } from "./event.schema";
import { MOST_TIMES, type Repeat, repetitionsOf } from "./repeat.rules";
import { beside, store } from "./store";

type Create = z.output<typeof createEvent>;

/**
 * Creates the events of a repetition, one commit each: a request that is sent again goes on where
 * it stopped. Returns the first, whose id is that of the series.
 */
export async function createSeries(given: Create, repeat: Repeat, origin?: Origin): Promise<Event> {
  // Drafted as it was sent: a fault of the event itself, as its case, is said before its days'.
  const first = await drafted(given, origin);
  const [, ...later] = spansOf(given, repeat);
  await Pace.spendRows(later.length + 1);
  const drafts = [first];
  for (const [n, span] of later.entries()) {
    drafts.push(await drafted({ ...given, ...span }, origin, n + 1));
  }
  const ends = { seriesId: first._id, seriesUntil: drafts.at(-1)?.start };
  const made: Event[] = [];
  for (const draft of drafts) {
    const event = { ...draft, ...ends };
    made.push(await store.create(event, ...beside(undefined, event, origin)));
  }
  return made[0] as Event;
}

function spansOf({ allDay = false, start, end, googleCalendarId }: Create, repeat: Repeat) {
  if (googleCalendarId) {
    throw invalid("repeat", "Se repite: un evento de Google se repite en Google");
  }
  const spans = repetitionsOf({ allDay, start, end }, repeat);
  const label = repeat.until ? "Repetir hasta" : "Veces";
  if (!spans)
    throw invalid("repeat.until", `${label}: un evento se repite hasta ${MOST_TIMES} veces`);
  if (spans.length < 2) throw invalid("repeat.until", `${label}: así no se repite ninguna vez`);
  return spans;
}

/** The events of the same repetition that begin after one, until the last one that was planned. */
export async function followingOf(first: Kept<EventRecord>): Promise<Kept<EventRecord>[]> {
  const { userId, start, seriesId, seriesUntil } = first;
  if (!seriesId || !seriesUntil) return [];
  const found: Kept<EventRecord>[] = [];
  const range = { ...agendaRange(userId, start, `${seriesUntil}~`), limit: 500 };
  for await (const item of walk<Item>(range)) {
    const one = fromItem<EventRecord>(item);
    if (one.seriesId === seriesId && one._id !== first._id) found.push(one);
  }
  return found;
}
