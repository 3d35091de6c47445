import pMap from "p-map";
import { again } from "../../kernel/again";
import { commit, getMany, isStale, removeAny, walk } from "../../kernel/dynamo";
import { fromItem, recordKey } from "../../kernel/records";
import { type EventRecord, googleRange } from "./event.item";
import { links, type Own, waiting } from "./mirror";
import { beside, store } from "./store";

const WIDTH = 10;

async function linkedEvents(ownerId: string): Promise<Own[]> {
  const ids: string[] = [];
  for await (const { eventId } of links(ownerId)) ids.push(eventId);
  const keys = [...new Set(ids)].map((id) => recordKey("event", ownerId, id, "active"));
  return (await getMany(keys)).flatMap((item) => (item ? [fromItem<EventRecord>(item)] : []));
}

/** What came from Google and nobody touched here since: it goes when the link ends. */
export const importedUntouched = async (ownerId: string): Promise<Own[]> =>
  (await linkedEvents(ownerId)).filter(({ imported, touched }) => imported && !touched);

/** Takes out of the agenda what only came from Google. Answers how many. */
export async function removeUntouched(ownerId: string): Promise<number> {
  const all = await importedUntouched(ownerId);
  await pMap(
    all,
    (event) =>
      store
        .move({ ...event, origin: "google" }, "deleted", ...beside(event, undefined, "google"))
        // Somebody touched it at this moment: it stays.
        .catch(unlessStale),
    { concurrency: WIDTH },
  );
  return all.length;
}

const unlessStale = (error: unknown) => {
  if (!isStale(error)) throw error;
};

/** Forgets every event of a Google account that is given up: what is only its own goes. */
export async function forgetGoogle(ownerId: string): Promise<void> {
  await removeUntouched(ownerId);
  for await (const { pk, sk } of waiting(ownerId)) await commit(removeAny({ pk, sk }));
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
