import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { page, pageOf } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { type Kept, type Planned, pick } from "../../kernel/records";
import { Folders } from "../folders";
import { drafted, type Origin, settled } from "./draft";
import { agendaRange, attributesOf, type EventRecord, present } from "./event.item";
import { falls, lookBack } from "./event.rules";
import type { createEvent, Event, listEvents, updateEvent } from "./event.schema";
import { isSending, mirrored, outgoing, reborn } from "./outgoing";
import { createSeries, followingOf } from "./series";
import { beside, relink, store } from "./store";

type Create = z.output<typeof createEvent>;
type Update = z.output<typeof updateEvent>;

/**
 * Creates an event. One with an id of Google was imported. Throws a sentence on a wrong field, and
 * a conflict for an event of Google that already exists here.
 */
export async function create(given: Create, origin?: Origin): Promise<Event> {
  if (given.repeat) return createSeries(given, given.repeat, origin);
  const event = await drafted(given, origin);
  return store.create(event, ...beside(undefined, event, origin));
}

/** One event. Throws `event.not_found` for another practice's as for none. */
export async function get(id: string): Promise<Event> {
  return store.get(id);
}

type List = z.output<typeof listEvents>;

/**
 * One page of the agenda: the latest first; within a range, the earliest start first. A range also
 * looks back sixty days, the longest duration, for events that are still running.
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

/** Changes the given fields. Throws `version.stale` where the version is not `ifVersion`. */
export async function update(
  id: string,
  given: Update,
  ifVersion?: number,
  origin?: Origin,
): Promise<Event> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const { type, folderName, syncedWithGoogle, google, seriesId, folderId, ...fields } = given;
  if (!origin) assertOurs(read, fields);
  const inCase = await Folders.moved(read, folderId);
  return changeTo(read, {
    ...read,
    ...fields,
    ...inCase,
    eventType: type ?? read.eventType,
    origin: origin ?? null,
  });
}

/** The fields also stored at Google, which its owner may protect. */
const AT_GOOGLE = [
  "title",
  "description",
  "allDay",
  "start",
  "end",
  "color",
  "place",
  "link",
] as const;

/**
 * Throws `event.read_only`, with the reason, for a change of fields that are read-only at Google.
 */
function assertOurs(read: Kept<EventRecord>, fields: Partial<EventRecord>): void {
  const changed = AT_GOOGLE.some((name) => name in fields && fields[name] !== read[name]);
  if (changed) assertWritable(read);
}

function assertWritable({ google }: Kept<EventRecord>): void {
  if (google?.readOnly) throw new AppError("event.read_only", google.readOnly);
}

/** Replaces an event by another state; `origin` is who changed it. */
export async function changeTo(read: Kept<EventRecord>, given: Kept<EventRecord>): Promise<Event> {
  const isSame = given.googleCalendarId === read.googleCalendarId;
  const changed = settled({
    ...given,
    syncedWithGoogle: isSame ? read.syncedWithGoogle : given.googleCalendarId !== null,
    mirrored: isSame && read.mirrored,
    touched: read.touched || (read.imported && given.origin === null),
  });
  const next = await sentToo(changed);
  return store.change(read, next, ...beside(read, next, next.origin));
}

/** Marks an event for sending to Google, if it is not there yet but should be. */
async function sentToo(event: Kept<EventRecord>): Promise<Kept<EventRecord>> {
  const stays = event.googleCalendarId !== null || event.origin === "google";
  return !stays && (await isSending(event.userId, event.folderId)) ? mirrored(event) : event;
}

/** Links an event with one of Google. Throws a conflict when another of ours is linked with it. */
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
  // An operation reported by the service counts as its own.
  return changeTo(read, { ...read, googleCalendarId, origin: "google" });
}

/** Deletes an event: restorable for 30 days. */
export async function remove(id: string, origin?: Origin): Promise<void> {
  await removeRead(await store.find(id), origin);
}

/** Deletes an event of a repetition and those after it. Returns how many. */
export async function removeFollowing(id: string): Promise<number> {
  const first = await store.find(id);
  let count = 1;
  for (const one of await followingOf(first)) {
    await removeRead(one);
    count += 1;
  }
  await removeRead(first);
  return count;
}

async function removeRead(read: Kept<EventRecord>, origin?: Origin): Promise<void> {
  if (!origin) assertWritable(read);
  const gone = { ...read, origin: origin ?? null };
  await store.move(gone, "deleted", ...beside(read, undefined, origin));
}

/** Restores a deleted event, unless its event of Google was imported again meanwhile. */
export async function restore(id: string): Promise<Event> {
  const read = await store.findOn(id, "deleted");
  // While deleted it was in no index, so changes of its case were not applied to it.
  const back = reborn({ ...read, ...(await Folders.caseNow(read)), origin: null });
  return store.move(back, "active", ...beside(undefined, back));
}

/** A new event for a larger commit, which must count it in its case: `kind` is "event". */
export async function plan(given: Create): Promise<Planned<Event>> {
  const event = await drafted(given);
  return store.planned(event, ...relink(undefined, event), ...outgoing(undefined, event));
}

/** An event, and the writes that delete it in a larger commit, which must count it in its case. */
export async function planRemoval(id: string) {
  const read = await store.on(id, "active");
  if (!read) return undefined;
  const { writes } = store.plannedMove(read, "deleted");
  return { read: present(store.itemOf(read)), writes: [...writes, ...gone(read)] };
}

/** The writes of an event's deletion, without the counts of its case. */
const gone = (read: Kept<EventRecord>) => [...relink(read), ...outgoing(read, undefined)];

/** The writes that delete an event again, unless it was changed since its creation. */
export async function planTakingBack(id: string) {
  const found = await store.planTakingBack(id);
  if (typeof found === "string") return found;
  return { ...found, writes: [...found.writes, ...gone(found.read)] };
}

/** The events of these ids that are not deleted, by id. */
export const several = (ids: string[]) => store.several(ids);
