import pMap from "p-map";
import { again } from "../../kernel/again";
import { commit, getMany, isStale, removeAny, walk } from "../../kernel/dynamo";
import { fromItem, recordKey } from "../../kernel/records";
import { type EventRecord, googleRange } from "./event.item";
import { links, type Own, waitingChanges } from "./mirror";
import { beside, store } from "./store";

const WIDTH = 10;

async function linkedEvents(ownerId: string): Promise<Own[]> {
  const ids: string[] = [];
  for await (const { eventId } of links(ownerId)) ids.push(eventId);
  const keys = [...new Set(ids)].map((id) => recordKey("event", ownerId, id, "active"));
  return (await getMany(keys)).flatMap((item) => (item ? [fromItem<EventRecord>(item)] : []));
}

/** The events imported from Google and not changed here: they are deleted when the link ends. */
export const importedUntouched = async (ownerId: string): Promise<Own[]> =>
  (await linkedEvents(ownerId)).filter(({ imported, touched }) => imported && !touched);

/** Deletes the events that are only Google's. Returns how many. */
export async function removeUntouched(ownerId: string): Promise<number> {
  const all = await importedUntouched(ownerId);
  await pMap(
    all,
    (event) =>
      store
        .move({ ...event, origin: "google" }, "deleted", ...beside(event, undefined, "google"))
        // One that somebody changed meanwhile stays.
        .catch(unlessStale),
    { concurrency: WIDTH },
  );
  return all.length;
}

const unlessStale = (error: unknown) => {
  if (!isStale(error)) throw error;
};

/** Unlinks every event from a disconnected Google account, and deletes those only of Google. */
export async function forgetGoogle(ownerId: string): Promise<void> {
  await removeUntouched(ownerId);
  for await (const { pk, sk } of waitingChanges(ownerId)) await commit(removeAny({ pk, sk }));
  await pMap(await linkedEvents(ownerId), (event) => again(() => forget(event), isStale), {
    concurrency: WIDTH,
  });
  for await (const { pk, sk } of walk({ ...googleRange(ownerId), limit: 500 })) {
    await commit(removeAny({ pk, sk }));
  }
}

async function forget({ _id }: Own): Promise<void> {
  const event = await store.on(_id, "active");
  if (!event) return;
  const next = { ...event, googleCalendarId: null, syncedWithGoogle: false, mirrored: false };
  const alone = { ...next, imported: false, google: null, updatedAt: event.updatedAt };
  await store.change(event, alone, ...beside(event, alone, "google"));
}
