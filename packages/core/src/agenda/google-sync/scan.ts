import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { Events, type Own } from "../../practice/events";
import { beat, type Run } from "./lease";
import { window } from "./listing";

/** What was written at the moment of linking may not know of the link yet. */
const SETTLING_MS = 2 * 60_000;

/**
 * Has sent to Google what lies within the window and is not there, once after linking, and again each
 * time everything is listed; and what Google is to show otherwise than it does.
 */
export async function scan(run: Run, listedAll: boolean): Promise<void> {
  const { scannedAt, linkedAt } = run.link;
  const settled = Date.parse(linkedAt) + SETTLING_MS;
  const done = scannedAt !== null && Date.parse(scannedAt) > settled;
  if (done && !listedAll) return;
  const at = nowIso();
  const { from, to } = window();
  const all: Own[] = [];
  for await (const event of Events.records(run.ownerId, from, to)) all.push(event);
  for (const part of chunks(all, 100)) await sendMissing(run, part);
  await beat(
    run,
    { done: 0, total: 0 },
    now() > settled || scannedAt === null ? { scannedAt: at } : {},
  );
}

async function sendMissing(run: Run, events: Own[]): Promise<void> {
  for (const event of events.filter(({ mirrored }) => !mirrored)) {
    await Events.sendAnew(event).catch(unlessStale);
  }
  const sent = events.filter(({ mirrored, imported }) => mirrored && !imported);
  const ids = sent.flatMap(({ googleCalendarId }) => googleCalendarId ?? []);
  const known = await Events.mirrors(run.ownerId, ids);
  for (const { link, event, waiting } of known.values()) {
    const differs = link?.seen && (link.hidden ?? false) !== run.link.busyOnly;
    if (event && differs && !waiting) await Events.sendAgain(event);
  }
}

const unlessStale = (error: unknown) => {
  // Somebody writes it at this moment, and it goes with that.
  if (!isStale(error)) throw error;
};
