import {
  change,
  getMany,
  insert,
  remove,
  removeAny,
  replace,
  tryCommit,
  walk,
} from "../../kernel/dynamo";
import { fromItem, type Kept, recordKey } from "../../kernel/records";
import { settled } from "./draft";
import {
  type EventRecord,
  type GoogleLink,
  googleKey,
  googleRange,
  type Known,
  toGoogleLink,
} from "./event.item";
import { mirrored, outgoing } from "./outgoing";
import { type OutgoingItem, outgoingKey, outgoingRange } from "./outgoing.item";
import { beside, store } from "./store";

/** An event of ours that is sent to Google, as the sync reads it. */
export type Own = Kept<EventRecord>;

/** An event of Google: its link, our event, and a change not yet sent. */
export type Mirror = { link?: GoogleLink; event?: Own; waiting?: OutgoingItem };

/** The state here of events of Google, by their ids. */
export async function mirrors(ownerId: string, ids: string[]): Promise<Map<string, Mirror>> {
  const [links, waiting] = await Promise.all([
    getMany<GoogleLink>(ids.map((id) => googleKey(ownerId, id))),
    getMany<OutgoingItem>(ids.map((id) => outgoingKey(ownerId, id))),
  ]);
  const events = await eventsOf(
    ownerId,
    links.map((link) => link?.eventId ?? "-"),
  );
  return new Map(
    ids.map((id, i) => [id, { link: links[i], waiting: waiting[i], event: events[i] }]),
  );
}

async function eventsOf(ownerId: string, ids: string[]): Promise<(Own | undefined)[]> {
  // Several links may point to one event for an instant; a read may ask for each key only once.
  const distinct = [...new Set(ids)];
  const items = await getMany(distinct.map((id) => recordKey("event", ownerId, id, "active")));
  const found = new Map(distinct.map((id, i) => [id, items[i]]));
  return ids.map((id) => {
    const item = found.get(id);
    return item && fromItem<EventRecord>(item);
  });
}

/** The state here of one event of Google. */
export const mirrorOf = async (ownerId: string, id: string): Promise<Mirror> =>
  (await mirrors(ownerId, [id])).get(id) ?? {};

/** The links of a practice's events with Google's. */
export const links = (ownerId: string) => walk<GoogleLink>({ ...googleRange(ownerId), limit: 500 });

/** The changes not yet sent to Google. */
export const waitingChanges = (ownerId: string) =>
  walk<OutgoingItem>({ ...outgoingRange(ownerId), limit: 500 });

/** Google's values of an event that Foja also stores. */
export type FromGoogle = Pick<
  EventRecord,
  "title" | "description" | "allDay" | "start" | "end" | "color" | "place" | "link" | "google"
>;

/** Creates an event of Google here. Returns false where it was created meanwhile. */
export async function bringIn(id: string, fields: FromGoogle, known: Known): Promise<boolean> {
  const from = { googleCalendarId: id, imported: true, syncedWithGoogle: true, mirrored: true };
  const none = { folderId: null, folderName: null, origin: "google" as const };
  const event = settled(store.draft({ ...fields, ...from, ...none, eventType: "otro" }));
  const link = { ...toGoogleLink(event, id), ...known };
  return (await tryCommit(insert(store.itemOf(event)), insert(link))) === "written";
}

/** Changes an event to Google's values. Throws `version.stale` where it is changed meanwhile. */
export async function take(
  event: Own,
  link: GoogleLink,
  fields: Partial<FromGoogle>,
  known: Known,
) {
  const changed = { ...event, ...fields, origin: "google" as const };
  const next = settled({ ...changed, mirrored: true, syncedWithGoogle: true });
  await store.change(event, next, replace({ ...link, ...known }, link));
}

/** Stores what is known of an event at Google; nothing where that changed meanwhile. */
export async function note(link: GoogleLink, known: Known): Promise<void> {
  await tryCommit(replace({ ...link, ...known }, link));
}

/** Deletes here an event deleted at Google; it can be restored for 30 days. */
export async function drop(event: Own): Promise<void> {
  const spent = spentEntry(event);
  const gone = beside(event, undefined, "google");
  await store.move({ ...event, origin: "google" }, "deleted", ...gone, ...spent);
}

/** Sends an event under a new id: Google does not accept the earlier one again. */
export async function sendAnew(event: Own): Promise<void> {
  const next = { ...mirrored(event), imported: false, google: null };
  const moved = beside(event, next, "google");
  // Not a person's change: somebody editing it now is still on the same event.
  const write = { ...next, updatedAt: event.updatedAt };
  await store.change(event, write, ...moved, ...outgoing(undefined, next), ...spentEntry(event));
}

/** Unlinks an event from Google and keeps it here; sent again, it gets a new id. */
export async function withdraw(event: Own): Promise<void> {
  const none = { googleCalendarId: null, syncedWithGoogle: false, mirrored: false };
  const next = { ...event, ...none, google: null };
  await store.change(event, next, ...beside(event, next));
}

const spentEntry = ({ mirrored: is, googleCalendarId: id, userId }: Own) =>
  is && id ? [removeAny(outgoingKey(userId, id))] : [];

/** Sends an event again unchanged, because what Google should show of it changed. */
export async function sendAgain(event: Own): Promise<void> {
  await tryCommit(...outgoing(undefined, event));
}

/** Records that a change reached Google; a later change here is still to be sent. */
export async function arrived(entry: OutgoingItem, link: GoogleLink, known: Known): Promise<void> {
  const linked = replace({ ...link, ...known }, link);
  if ((await tryCommit(linked, remove(entry))) !== "written") await tryCommit(linked);
  const { userId, eventId, googleCalendarId } = entry;
  await tryCommit(
    // Without a new version, so that it does not conflict with a person's edit.
    change({
      key: recordKey("event", userId, eventId, "active"),
      set: "SET #synced = :yes",
      onlyIf: "#id = :id",
      names: { "#synced": "syncedWithGoogle", "#id": "googleCalendarId" },
      values: { ":yes": true, ":id": googleCalendarId },
    }),
  );
}

/** Removes a pending change, unless another replaced it. */
export async function settle(entry: OutgoingItem): Promise<void> {
  await tryCommit(remove(entry));
}

/** Schedules the next try of a pending change. */
export async function putOff(entry: OutgoingItem, nextAt: string): Promise<void> {
  const { pk, sk, version, tries } = entry;
  await tryCommit(
    change({
      key: { pk, sk },
      set: "SET #nextAt = :nextAt, #tries = :tries",
      onlyIf: "#version = :version",
      names: { "#nextAt": "nextAt", "#tries": "tries", "#version": "version" },
      values: { ":nextAt": nextAt, ":tries": tries + 1, ":version": version },
    }),
  );
}
