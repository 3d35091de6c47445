import { hiddenNow, seeingAll } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { isAnythingKept, isKeptBy, isStale } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import type { GoogleEvent } from "../../kernel/ports/calendar-event.rules";
import { Events, type GoogleLink, type Known, type Own } from "../../practice/events";
import { hexOf } from "./colors.rules";
import type { Run } from "./lease";
import { fromGoogle, type Part, readOnlyOf, type Words } from "./mapping.rules";
import { type Agreed, type Merge, mergeOf, ourPrints, readMark, theirPrints } from "./merge.rules";

type Arrival = { id: string; event: GoogleEvent; words: Words };

/**
 * Imports an event of Google's, or its changes. The echo of what was sent from here changes
 * nothing; where both sides changed it Google's wins, and the text from here is kept with it.
 */
export async function arrive(run: Run, event: GoogleEvent, first?: Events.Mirror): Promise<void> {
  const words = fromGoogle(event);
  const { id } = event;
  if (!id || !words) return;
  let known = first;
  await again(async () => {
    const mirror = known ?? (await Events.mirrorOf(run.ownerId, id));
    known = undefined;
    await settleOn(run, { id, event, words }, mirror);
  }, isStale);
}

async function settleOn(run: Run, arrival: Arrival, { link, event, waiting }: Events.Mirror) {
  // Deleted here, which was not yet sent to Google.
  if (waiting?.action === "delete") return;
  if (!link) return (await isLeftOver(arrival.event)) ? undefined : bringIn(run, arrival);
  if (!event || (event.mirrored && link.etag === arrival.event.etag)) return;
  const changed = await merge(arrival, event, link);
  if (changed) run.stats.updated += 1;
}

/** Whether it is Foja's own event, hidden from the person: its leftover at Google is ignored. */
async function isLeftOver({ extendedProperties }: GoogleEvent): Promise<boolean> {
  const id = extendedProperties?.private?.event;
  if (!id || !isId("event", id) || !isAnythingKept()) return false;
  const own = (await seeingAll(() => Events.several([id]))).get(id);
  return own !== undefined && isKeptBy(hiddenNow(), own);
}

async function bringIn(run: Run, { id, event, words }: Arrival): Promise<void> {
  const fields = { ...words, color: hexOf(event.colorId), google: factsOf(event, null) };
  const ours = ourPrints(fields);
  const known = knownOf(event, { seen: theirPrints(words, event), ours });
  if (await Events.bringIn(id, fields, known)) run.stats.imported += 1;
}

type Facts = NonNullable<Own["google"]>;

const factsOf = (event: GoogleEvent, conflict: Facts["conflict"]): Facts => ({
  link: event.htmlLink?.startsWith("https://") ? event.htmlLink : null,
  readOnly: readOnlyOf(event),
  series: Boolean(event.recurringEventId),
  conflict,
});

/** What is stored of an event at Google after a response that carried all of it. */
export const knownOf = (event: GoogleEvent, agreed: Agreed, before?: Partial<Known>): Known => ({
  ...agreed,
  etag: event.etag ?? null,
  sent: Math.max(before?.sent ?? 0, readMark(event)?.version ?? 0),
  zone: event.start?.timeZone ?? before?.zone ?? null,
  hidden: before?.hidden ?? false,
});

/** The last synchronised state: as stored here or, if newer, in the event's own mark. */
function agreedOn({ seen, ours, sent = 0 }: GoogleLink, event: GoogleEvent, own: Own): Agreed {
  const mark = readMark(event);
  if (mark && mark.event === own._id && mark.version > sent) return mark.agreed;
  if (seen && ours) return { seen, ours };
  // Linked by hand, before synchronisation existed: Google's version is taken.
  const nothing = { title: "", description: "", when: "", color: "-" };
  return { seen: nothing, ours: ourPrints(own) };
}

/** Merges the changes of both sides. Returns whether anything changed here. */
async function merge({ event, words }: Arrival, own: Own, link: GoogleLink): Promise<boolean> {
  const agreed = agreedOn(link, event, own);
  const theirs = theirPrints(words, event);
  const now = { ours: ourPrints(own), theirs, hidden: link.hidden ?? false, color: own.color };
  const outcome = mergeOf(agreed, now);
  const taken = [...outcome.theirs, ...outcome.both];
  const fields = pick({ ...words, color: hexOf(event.colorId) }, taken);
  const google = factsOf(event, conflictOf(own, outcome));
  const merged = ourPrints({ ...own, ...fields });
  // What changed only here is still to be sent: it differs from the last synchronised state.
  const stays = Object.fromEntries(outcome.ours.map((part) => [part, agreed.ours[part]]));
  const known = knownOf(event, { seen: theirs, ours: { ...merged, ...stays } }, link);
  if (taken.length === 0 && own.mirrored && isAlike(own.google, google)) {
    await Events.note(link, known);
    return false;
  }
  await Events.take(own, link, { ...fields, google }, known);
  return taken.length > 0;
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function conflictOf(own: Own, { both }: Merge): Facts["conflict"] {
  if (both.length === 0) return own.google?.conflict ?? null;
  return { at: nowIso(), ours: pick(own, both) };
}

type Fields = Words & { color: string | null };

/** The fields of these parts of an event. */
function pick(from: Fields, parts: readonly Part[]): Partial<Fields> {
  const { title, description, allDay, start, end, color, place, link } = from;
  const fields = { title: { title }, description: { description }, color: { color } };
  const all = { ...fields, when: { allDay, start, end }, where: { place, link } };
  return Object.assign({}, ...parts.map((part) => all[part])) as Partial<Fields>;
}

/** Stores an event as Google has it, for one that may not be changed here. */
export async function takeWhole(own: Own, link: GoogleLink, event: GoogleEvent, reason: string) {
  const words = fromGoogle(event);
  if (!words) return;
  const fields = { ...words, color: hexOf(event.colorId) };
  const agreed = { seen: theirPrints(words, event), ours: ourPrints(fields) };
  const google = { ...factsOf(event, null), readOnly: reason };
  await Events.take(own, link, { ...fields, google }, knownOf(event, agreed, link));
}
