import { randomInt } from "node:crypto";
import pMap from "p-map";
import { now } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { pause } from "../../kernel/pause";
import type { GoogleEvent } from "../../kernel/ports/calendar-event.rules";
import { Events, type GoogleLink, type OutgoingItem, type Own } from "../../practice/events";
import { ask, isFault } from "./ask";
import { colorIdOf } from "./colors.rules";
import { asItsPerson } from "./eyes";
import { arrive, knownOf, takeWhole } from "./incoming";
import { beat, type Run } from "./lease";
import { fromGoogle, PARTS, type Part, toGoogle, WORDS } from "./mapping.rules";
import { changedParts, markOf, ourPrints, type Prints, theirPrints } from "./merge.rules";
import { SENDING } from "./pace.rules";

const WIDTH = 5;
/** How often an event that keeps changing on both sides is read again. */
const MOST_ROUNDS = 4;
/** After so many tries a change that Google refuses is dropped. */
const MOST_TRIES = 8;

/** Sends everything that is queued. Throws the fault with which Google stopped it. */
export async function send(run: Run): Promise<void> {
  let done = 0;
  for (;;) {
    const { batch, left } = await due(run);
    if (batch.length === 0) return;
    if (done > 0) await pause(SENDING.betweenMs);
    else run.events += batch.length + left;
    // Checked again for each batch: what was reserved meanwhile is not sent.
    await asItsPerson(run, () =>
      pMap(batch, (entry) => sendOne(run, entry), { concurrency: WIDTH }),
    );
    done += batch.length;
    await beat(run, { done, total: done + left });
  }
}

async function due(run: Run): Promise<{ batch: OutgoingItem[]; left: number }> {
  const at = new Date(now()).toISOString();
  const all: OutgoingItem[] = [];
  for await (const entry of Events.waitingChanges(run.ownerId))
    if (entry.nextAt <= at) all.push(entry);
  return { batch: all.slice(0, SENDING.batch), left: Math.max(0, all.length - SENDING.batch) };
}

async function sendOne(run: Run, entry: OutgoingItem): Promise<void> {
  try {
    await (entry.action === "delete" ? remove(run, entry) : put(run, entry));
  } catch (error) {
    if (isStale(error)) return;
    if (!isFault(error, "quota", "unreachable", "wrong", "forbidden")) throw error;
    await later(entry);
    if (isFault(error, "quota", "unreachable")) throw error;
  }
}

/** Requeues an entry, each time with a longer, randomised delay. */
async function later(entry: OutgoingItem): Promise<void> {
  if (entry.tries >= MOST_TRIES) return Events.settle(entry);
  const wait = 30_000 * 2 ** Math.min(entry.tries, 6) + randomInt(0, 30_000);
  await Events.putOff(entry, new Date(now() + wait).toISOString());
}

async function remove(run: Run, entry: OutgoingItem): Promise<void> {
  try {
    await ask(run, (calendar) => calendar.remove(entry.googleCalendarId));
    run.stats.deleted += 1;
  } catch (error) {
    // An event that no longer exists needs no deletion; one that may not be deleted stays.
    if (!isFault(error, "gone", "forbidden")) throw error;
  }
  await Events.settle(entry);
}

async function put(run: Run, entry: OutgoingItem): Promise<void> {
  const { googleCalendarId: id } = entry;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { link, event } = await Events.mirrorOf(run.ownerId, id);
    if (!event || !link || event.googleCalendarId !== id) return Events.settle(entry);
    const outcome = link.seen
      ? await patch(run, entry, event, link)
      : await insert(run, entry, event, link);
    if (outcome === "done") return;
  }
  await later(entry);
}

type Outcome = "done" | "again";

async function insert(
  run: Run,
  entry: OutgoingItem,
  event: Own,
  link: GoogleLink,
): Promise<Outcome> {
  const hidden = run.link.busyOnly;
  const body = bodyOf(event, { hidden, zone: null, parts: PARTS });
  const id = entry.googleCalendarId;
  const visibility = hidden ? { visibility: "private" } : {};
  try {
    const made = await ask(run, (calendar) => calendar.insert({ ...body, ...visibility, id }));
    await noteAnswer(entry, { event, link, hidden }, made);
    run.stats.created += 1;
    return "done";
  } catch (error) {
    if (!isFault(error, "taken")) throw error;
    // It already exists: from a call whose response was lost, or from an earlier time.
    return lookAt(run, event, id);
  }
}

async function patch(
  run: Run,
  entry: OutgoingItem,
  event: Own,
  link: GoogleLink,
): Promise<Outcome> {
  const hidden = run.link.busyOnly && !event.imported;
  const turned = hidden !== (link.hidden ?? false);
  const changed = link.ours ? changedParts(link.ours, ourPrints(event)) : PARTS;
  const words = turned ? WORDS : [];
  const parts = [...new Set([...changed, ...words])];
  if (parts.length === 0 || event.google?.readOnly) {
    await Events.settle(entry);
    return "done";
  }
  const visibility = turned ? { visibility: hidden ? "private" : "default" } : {};
  const body = {
    ...bodyOf(event, { hidden, zone: link.zone ?? null, parts }, link.seen),
    ...visibility,
  };
  const id = entry.googleCalendarId;
  try {
    const made = await ask(run, (calendar) => calendar.patch(id, body, link.etag ?? undefined));
    await noteAnswer(entry, { event, link, hidden }, made);
    run.stats.updated += 1;
    return "done";
  } catch (error) {
    return notTaken(run, entry, { event, link }, error);
  }
}

/** Handles a change that Google did not accept. Throws errors that are not about the event. */
async function notTaken(
  run: Run,
  entry: OutgoingItem,
  { event, link }: { event: Own; link: GoogleLink },
  error: unknown,
): Promise<Outcome> {
  if (isFault(error, "gone")) {
    await Events.sendAnew(event);
    return "done";
  }
  if (isFault(error, "forbidden")) return refused(run, entry, event, link);
  if (!isFault(error, "changed")) throw error;
  return lookAt(run, event, entry.googleCalendarId);
}

/** Reads an event at Google and merges both sides: the rest is sent in another round. */
async function lookAt(run: Run, event: Own, id: string): Promise<Outcome> {
  const there = await ask(run, (calendar) => calendar.get(id));
  if (there.status === "cancelled") {
    await Events.sendAnew(event);
    return "done";
  }
  await arrive(run, there);
  return "again";
}

const FORBIDDEN = "Google no deja cambiar este evento desde Foja.";

async function refused(
  run: Run,
  entry: OutgoingItem,
  event: Own,
  link: GoogleLink,
): Promise<Outcome> {
  const there = await ask(run, (calendar) => calendar.get(entry.googleCalendarId));
  if (there.status === "cancelled") await Events.sendAnew(event);
  else {
    await takeWhole(event, link, there, FORBIDDEN);
    await Events.settle(entry);
  }
  return "done";
}

type Sending = { hidden: boolean; zone: string | null; parts: readonly Part[] };

/** The body that is sent for an event, with the mark that identifies it. */
function bodyOf(event: Own, sending: Sending, seen?: Prints | null): GoogleEvent {
  const whole = toGoogle(event, { ...sending, parts: PARTS });
  const words = fromGoogle(whole);
  const shown = words && theirPrints(words, { colorId: colorIdOf(event.color) });
  const expected = Object.fromEntries(sending.parts.map((part) => [part, shown?.[part] ?? ""]));
  const ours = ourPrints(event);
  const agreed = { seen: { ...(seen ?? shown ?? ours), ...expected }, ours };
  const mark = markOf(event._id, event.version, agreed);
  return { ...toGoogle(event, sending), extendedProperties: { private: mark } };
}

type Sent = { event: Own; link: GoogleLink; hidden: boolean };

/** Stores Google's response to a write. */
async function noteAnswer(
  entry: OutgoingItem,
  { event, link, hidden }: Sent,
  made: GoogleEvent,
): Promise<void> {
  const words = fromGoogle(made);
  const seen = words ? theirPrints(words, made) : null;
  const ours = ourPrints(event);
  if (!seen) return Events.settle(entry);
  const known = { ...knownOf(made, { seen, ours }, link), hidden, sent: event.version };
  await Events.arrived(entry, link, known);
}
