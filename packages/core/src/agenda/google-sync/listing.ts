import pMap from "p-map";
import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { hasKind } from "../../kernel/error";
import { pause } from "../../kernel/pause";
import type { Listing } from "../../kernel/ports/calendar";
import { type GoogleEvent, GoogleFault } from "../../kernel/ports/calendar-event.rules";
import { dayOf, startOfDay } from "../../kernel/zone.rules";
import { Events, type GoogleLink } from "../../practice/events";
import { ask, isFault } from "./ask";
import { depart } from "./departures";
import { arrive } from "./incoming";
import { beat, type Run } from "./lease";
import { isTooLong } from "./mapping.rules";
import { IMPORT, MOST_EVENTS, stillTooLong } from "./pace.rules";

const WIDTH = 10;
const WEEK_MS = 7 * 24 * 3600_000;

/** The window that is synchronised: from one year back to two ahead. */
export function window(): { from: string; to: string } {
  const today = dayOf(now());
  return { from: startOfDay(addDays(today, -365)), to: startOfDay(addDays(today, 731)) };
}

type Listed = { ids: Set<string>; cancelled: string[]; tooLong: string[]; syncToken?: string };
const nothing = (): Listed => ({ ids: new Set(), cancelled: [], tooLong: [] });

/**
 * Imports what changed at Google: since the last token, or everything where there is none, it is
 * too old, or a week has passed. The new token is stored once all of it is imported.
 */
export async function bring(run: Run, full: boolean): Promise<void> {
  const { syncToken, fullAt } = run.link;
  const old = fullAt === null || now() - Date.parse(fullAt) > WEEK_MS;
  const since = full || old || run.link.answered !== null ? null : syncToken;
  const listed = since === null ? undefined : await changesSince(run, since);
  const whole = listed ? undefined : { at: nowIso(), ...(await list(run, window())) };
  const read = listed ?? whole ?? nothing();
  const missing = whole ? await missingOf(run, whole.ids) : [];
  await depart(run, [...read.cancelled, ...missing]);
  const changes = { listed: summaryOf(run, read, whole !== undefined), answered: null };
  // What could not be imported is listed again.
  if (run.failed > 0) return beat(run, NONE, changes);
  const kept = { ...changes, syncToken: read.syncToken ?? null };
  await beat(run, NONE, whole ? { ...kept, fullAt: whole.at } : kept);
}

/** The summary of a list that is stored: a whole list replaces it, a partial one updates it. */
function summaryOf({ link }: Run, { ids, cancelled, tooLong }: Listed, whole: boolean) {
  const before = link.listed;
  if (!whole) {
    const seen = { ids: [...ids, ...cancelled], tooLong };
    return { ...before, tooLong: stillTooLong(before.tooLong, seen) };
  }
  const tooMany = Math.max(0, ids.size - MOST_EVENTS);
  return { found: ids.size, tooLong: stillTooLong([], { ids, tooLong }), tooMany };
}

const NONE = { done: 0, total: 0 };

/** The changes since a token; undefined where Google no longer knows it. */
const changesSince = (run: Run, since: string): Promise<Listed | undefined> =>
  list(run, { since }).catch((error: unknown) => {
    // A token that is too old, or was given for another form of the list.
    if (isFault(error, "gone", "wrong")) return undefined;
    throw error;
  });

async function list(run: Run, what: Listing): Promise<Listed> {
  const listed = nothing();
  let page: string | undefined;
  do {
    const next = await ask(run, (calendar) => calendar.list(what, page));
    const here = next.items.filter(({ status }) => status !== "cancelled");
    listed.cancelled.push(
      ...next.items.flatMap(({ id, status }) => (status === "cancelled" && id ? [id] : [])),
    );
    const room = here.slice(0, Math.max(0, MOST_EVENTS - listed.ids.size));
    await arriveInBatches(run, room, listed);
    for (const { id } of here) if (id) listed.ids.add(id);
    listed.syncToken = next.syncToken;
    page = next.nextPage;
  } while (page !== undefined);
  return listed;
}

/** Imports a page, fifty events at a time. */
async function arriveInBatches(run: Run, events: GoogleEvent[], listed: Listed): Promise<void> {
  run.events += events.length;
  let done = listed.ids.size;
  const total = done + events.length;
  await beat(run, { done, total });
  for (const batch of chunks(events, IMPORT.batch)) {
    if (done > 0) await pause(IMPORT.betweenMs);
    await arriveAll(run, batch, listed);
    done += batch.length;
    await beat(run, { done, total });
  }
}

async function arriveAll(run: Run, events: GoogleEvent[], listed: Listed): Promise<void> {
  const ids = events.flatMap(({ id }) => id ?? []);
  const known = await Events.mirrors(run.ownerId, ids);
  await pMap(events, (event) => arriveOne(run, event, known.get(event.id ?? ""), listed), {
    concurrency: WIDTH,
  });
}

/** Imports one event; if it cannot be read or stored, the others go on. */
async function arriveOne(
  run: Run,
  event: GoogleEvent,
  known: Events.Mirror | undefined,
  { tooLong }: Listed,
): Promise<void> {
  try {
    if (event.id && isTooLong(event)) tooLong.push(event.id);
    await arrive(run, event, known);
  } catch (error) {
    if (isOfAll(error)) throw error;
    run.failed += 1;
  }
}

/** Whether an error is not about a single event: Google or the table is unavailable. */
const isOfAll = (error: unknown) => error instanceof GoogleFault || hasKind(error, "unavailable");

const DAY_MS = 24 * 3600_000;

/**
 * Of the linked events within the window that a whole list lacked, those that Google says were
 * deleted. One that only left the window is fetched and updated.
 */
async function missingOf(run: Run, ids: Set<string>): Promise<string[]> {
  const { from, to } = window();
  const [first, last] = [Date.parse(from) + DAY_MS, Date.parse(to) - DAY_MS];
  const candidates: string[] = [];
  for await (const link of Events.links(run.ownerId)) {
    if (isConfirmed(link) && !ids.has(link.googleCalendarId))
      candidates.push(link.googleCalendarId);
  }
  const known = await Events.mirrors(run.ownerId, candidates);
  const within = candidates.filter((id) => {
    const event = known.get(id)?.event;
    return event && Date.parse(event.end) > first && Date.parse(event.start) < last;
  });
  const gone = await pMap(within, (id) => isGone(run, id), { concurrency: 5 });
  return within.filter((_, i) => gone[i]);
}

const isConfirmed = (link: GoogleLink): link is GoogleLink & { googleCalendarId: string } =>
  Boolean(link.seen && link.googleCalendarId);

async function isGone(run: Run, id: string): Promise<boolean> {
  try {
    const event = await ask(run, (calendar) => calendar.get(id));
    if (event.status === "cancelled") return true;
    await arrive(run, event);
    return false;
  } catch (error) {
    if (isFault(error, "gone")) return true;
    throw error;
  }
}
