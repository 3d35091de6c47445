import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { page, pageOf } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { type Kept, type Planned, pick } from "../../kernel/records";
import { Folders } from "../folders";
import { drafted, type Origin, settled } from "./draft";
import { agendaRange, attributesOf, type EventRecord, present } from "./event.item";
import { falls, lookBack } from "./event.rules";
import type { createEvent, Event, listEvents, updateEvent } from "./event.schema";
import { beside, relink, store } from "./store";

type Create = z.output<typeof createEvent>;
type Update = z.output<typeof updateEvent>;

/**
 * Puts an event in the agenda. One that comes with its identifier of Google was imported. Throws a
 * sentence on the wrong field, and a conflict for an event of Google that is already there.
 */
export async function create(given: Create, origin?: Origin): Promise<Event> {
  const event = await drafted(given, origin);
  return store.create(event, ...beside(undefined, event));
}

/** One event. Throws `event.not_found`, for another practice's as for none. */
export async function get(id: string): Promise<Event> {
  return store.get(id);
}

type List = z.output<typeof listEvents>;

/**
 * One page of the agenda: the latest first; within a range, the first to begin first. A range also
 * looks sixty days back, the longest an event lasts, for what began before it and still runs.
 */
export async function list({ from, to, limit, cursor, fields, archived }: List) {
  const attributes = fields && attributesOf(fields);
  const range = { ...agendaRange(useOwner(), from && lookBack(from), to), limit, attributes };
  // Events are not archived: that shelf is always empty.
  if (archived) return { events: [], nextCursor: undefined };
  const ranged = from !== undefined || to !== undefined;
  const { items, nextCursor } = ranged
    ? await pageOf(
        { ...range, newestFirst: false },
        (item) => falls(present(item), { from, to }),
        cursor,
      )
    : await page(range, cursor);
  return { events: items.map((item) => pick(present(item), fields)), nextCursor };
}

/** Changes the fields it carries. Throws `version.stale` over another version than `ifVersion`. */
export async function update(
  id: string,
  given: Update,
  ifVersion?: number,
  origin?: Origin,
): Promise<Event> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const { type, folderName, syncedWithGoogle, folderId, ...fields } = given;
  const inCase = await Folders.moved(read, folderId);
  return changeTo(read, {
    ...read,
    ...fields,
    ...inCase,
    eventType: type ?? read.eventType,
    origin: origin ?? null,
  });
}

function changeTo(read: Kept<EventRecord>, given: Kept<EventRecord>): Promise<Event> {
  const next = settled({ ...given, syncedWithGoogle: given.googleCalendarId !== null });
  return store.change(read, next, ...beside(read, next));
}

/** Says which of Google's events this one is. Throws a conflict when another of ours is that one. */
export async function linkGoogle(
  id: string,
  googleCalendarId: string | null | undefined,
  ifVersion?: number,
): Promise<Event> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  if (googleCalendarId === undefined) {
    throw invalid("googleCalendarId", "Evento de Google: completá este dato");
  }
  if (googleCalendarId === read.googleCalendarId) return present(store.itemOf(read));
  // An operation reported by the service is its own doing.
  return changeTo(read, { ...read, googleCalendarId, origin: "google" });
}

/** Deletes an event: restorable for 30 days. */
export async function remove(id: string, origin?: Origin): Promise<void> {
  const read = await store.find(id);
  await store.move({ ...read, origin: origin ?? null }, "deleted", ...beside(read, undefined));
}

/** Brings a deleted event back, unless its event of Google was imported again meanwhile. */
export async function restore(id: string): Promise<Event> {
  const read = await store.findOn(id, "deleted");
  // Deleted it was in no index, so what became of its case meanwhile did not reach it.
  const back = { ...read, ...(await Folders.caseNow(read)), origin: null };
  return store.move(back, "active", ...beside(undefined, back));
}

/** An event for a commit that makes more than it. Its case counts it there: `kind` is "event". */
export const plan = async (given: Create): Promise<Planned<Event>> =>
  store.planned(await drafted(given));

/** An event that is there, and what deletes it in a commit that does more and counts it in its case. */
export async function planRemoval(id: string) {
  const read = await store.on(id, "active");
  if (!read) return undefined;
  const { writes } = store.plannedMove(read, "deleted");
  return { read: present(store.itemOf(read)), writes: [...writes, ...relink(read)] };
}

/** What takes back an event that nobody touched since it was made, nor any service. */
export const planTakingBack = (id: string) => store.planTakingBack(id);

/** Those of these events that are not deleted, by their identifier. */
export const several = (ids: string[]) => store.several(ids);
