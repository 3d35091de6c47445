import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { get, isKeptBy, isStale, type ReservedItem, reservedKey } from "../../kernel/dynamo";
import { keptFrom } from "../../kernel/seen-by";
import { Events, type Own } from "../../practice/events";
import { asItsPerson } from "./eyes";
import { beat, type Run } from "./lease";
import { window } from "./listing";

/** A record written while the link was made may not know of it yet. */
const SETTLING_MS = 2 * 60_000;

/**
 * Queues for Google the events of the window that it lacks, once after linking, again each time
 * everything is listed, and when the set of reserved cases changes; also those that Google has to
 * show differently. Withdraws those now hidden from the link's person.
 */
export async function scan(run: Run, listedAll: boolean): Promise<void> {
  const { scannedAt, linkedAt } = run.link;
  const settled = Date.parse(linkedAt) + SETTLING_MS;
  // Read first: a change of the reserved cases in between causes another scan.
  const item = await get<ReservedItem>(reservedKey(run.ownerId));
  const reserved = item?.version ?? 0;
  const isSame = reserved === (run.link.reserved ?? 0);
  const done = isSame && scannedAt !== null && Date.parse(scannedAt) > settled;
  if (done && !listedAll) return;
  const at = nowIso();
  await takeBack(run);
  await asItsPerson(run, () => sendAll(run));
  const isDone = now() > settled || scannedAt === null;
  await beat(run, { done: 0, total: 0 }, { reserved, ...(isDone && { scannedAt: at }) });
}

/** Withdraws from Google every event of a case that is hidden from the link's person. */
async function takeBack({ ownerId, link }: Run): Promise<void> {
  const kept = await keptFrom(ownerId, link.userId);
  if (kept.size === 0) return;
  const ids: string[] = [];
  for await (const { googleCalendarId } of Events.links(ownerId)) {
    if (googleCalendarId) ids.push(googleCalendarId);
  }
  for (const part of chunks(ids, 100)) {
    for (const { event } of (await Events.mirrors(ownerId, part)).values()) {
      if (event && isSentFrom(kept, event)) await takeOneBack(ownerId, event);
    }
  }
}

/** An event imported from Google is the person's own: it stays there, and is not updated. */
const isSentFrom = (kept: ReadonlySet<string>, event: Own): boolean =>
  Boolean(event.mirrored) && !event.imported && isKeptBy(kept, event);

const takeOneBack = (ownerId: string, { googleCalendarId }: Own): Promise<void> =>
  again(async () => {
    const { event } = await Events.mirrorOf(ownerId, googleCalendarId ?? "");
    if (event?.mirrored) await Events.withdraw(event);
  }, isStale);

async function sendAll(run: Run): Promise<void> {
  const { from, to } = window();
  const all: Own[] = [];
  for await (const event of Events.records(run.ownerId, from, to)) all.push(event);
  for (const part of chunks(all, 100)) await sendMissing(run, part);
}

async function sendMissing(run: Run, events: Own[]): Promise<void> {
  for (const event of events.filter(({ mirrored }) => !mirrored)) {
    await Events.sendAnew(event).catch(unlessStale);
  }
  const sent = events.filter(({ mirrored, imported }) => mirrored && !imported);
  const ids = sent.flatMap(({ googleCalendarId }) => googleCalendarId ?? []);
  const known = await Events.mirrors(run.ownerId, ids);
  for (const { link, event, waiting } of known.values()) {
    const differs = link && (!link.seen || (link.hidden ?? false) !== run.link.busyOnly);
    if (event && differs && !waiting) await Events.sendAgain(event);
  }
}

const unlessStale = (error: unknown) => {
  // Another write of the event came first, and queues it.
  if (!isStale(error)) throw error;
};
