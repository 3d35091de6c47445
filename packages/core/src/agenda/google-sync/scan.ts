import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { get, isKeptBy, isStale, type ReservedItem, reservedKey } from "../../kernel/dynamo";
import { keptFrom } from "../../kernel/seen-by";
import { Events, type Own } from "../../practice/events";
import { asItsPerson } from "./eyes";
import { beat, type Run } from "./lease";
import { window } from "./listing";

/** What was written at the moment of linking may not know of the link yet. */
const SETTLING_MS = 2 * 60_000;

/**
 * Has sent to Google what lies within the window and is not there, once after linking, again each time
 * everything is listed, and when other cases are reserved; what Google is to show otherwise than it
 * does; and takes back from there what is kept from its person by now.
 */
export async function scan(run: Run, listedAll: boolean): Promise<void> {
  const { scannedAt, linkedAt } = run.link;
  const settled = Date.parse(linkedAt) + SETTLING_MS;
  // Read before what is kept: what changes in between is looked through once more.
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

/** Has taken back from Google every event of a case that is kept from its person. */
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

/** What came from Google is its person's own there: it stays, and hears of nothing here any more. */
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
  // Somebody writes it at this moment, and it goes with that.
  if (!isStale(error)) throw error;
};
