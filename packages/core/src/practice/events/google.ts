import pMap from "p-map";
import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { getMany, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { fromItem, type Kept, recordKey } from "../../kernel/records";
import { drafted } from "./draft";
import { type EventRecord, type GoogleLink, googleKey, googleRange } from "./event.item";
import { type batchEvents, type Event, importEvent } from "./event.schema";
import { beside, store, taken } from "./store";

type Batch = z.output<typeof batchEvents>;
type Imported =
  | { event: Event }
  | { skipped: { index: number; googleCalendarId: string } }
  | { failed: { index: number; message: string } };

/** How many events are written in parallel. */
const WIDTH = 10;
/** The colour of imported events without one. */
const COLOR = "#1890ff";

/**
 * Imports many events, each independently: those whose event of Google already exists here are
 * skipped, wrong ones are returned with their error.
 */
export async function importBatch({ events, syncSource }: Batch) {
  const there = await standing(events);
  const seen = new Set<string>();
  const one = (given: unknown, index: number) => {
    const id = googleIdOf(given);
    const repeated = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return { given, index, link: id === undefined ? undefined : there.get(id), repeated };
  };
  const outcomes = await pMap(events.map(one), (entry) => importOne(entry, syncSource), {
    concurrency: WIDTH,
  });
  return {
    events: outcomes.flatMap((one) => ("event" in one ? [one.event] : [])),
    skipped: outcomes.flatMap((one) => ("skipped" in one ? [one.skipped] : [])),
    failed: outcomes.flatMap((one) => ("failed" in one ? [one.failed] : [])),
  };
}

const googleIdOf = (given: unknown): string | undefined => {
  const parsed = importEvent.shape.googleCalendarId.safeParse(
    (given as { googleCalendarId?: unknown } | null)?.googleCalendarId,
  );
  return parsed.data ?? undefined;
};

/** The stored links of the named events of Google, by id: one request for all. */
async function standing(events: readonly unknown[]): Promise<Map<string, GoogleLink>> {
  const ids = [...new Set(events.flatMap((given) => googleIdOf(given) ?? []))];
  if (ids.length === 0) return new Map();
  const links = await getMany<GoogleLink>(ids.map((id) => googleKey(useOwner(), id)));
  return new Map(ids.flatMap((id, i) => (links[i] ? [[id, links[i]] as const] : [])));
}

type ImportEntry = { given: unknown; index: number; link?: GoogleLink; repeated: boolean };

async function importOne(
  { given, index, link, repeated }: ImportEntry,
  syncSource: Batch["syncSource"],
): Promise<Imported> {
  const parsed = importEvent.safeParse(given);
  if (!parsed.success) return failure(index, parsed.error.issues[0]?.message);
  const { end, color, ...fields } = parsed.data;
  const googleCalendarId = fields.googleCalendarId ?? "";
  const skipped = { skipped: { index, googleCalendarId } };
  if (repeated) return skipped;
  const whole = { ...fields, end: end ?? fields.start, color: color ?? COLOR };
  const already = taken();
  try {
    const origin = syncSource ?? undefined;
    const event = await drafted(whole, origin, index);
    // A link to this same event was written by an earlier try of this request.
    if (link && link.eventId !== event._id) return skipped;
    return { event: await store.create(event, ...beside(undefined, event, origin, () => already)) };
  } catch (error) {
    if (error === already) return skipped;
    if (error instanceof AppError && error.kind === "invalid") return failure(index, error.message);
    throw error;
  }
}

const failure = (index: number, message = "Evento: no es válido"): Imported => ({
  failed: { index, message },
});

/** Deletes the events imported from Google, and no others. Returns how many. */
export async function removeImported(): Promise<number> {
  const ids: string[] = [];
  for await (const link of walk<GoogleLink>({ ...googleRange(useOwner()), limit: 500 })) {
    if (link.imported) ids.push(link.eventId);
  }
  const keys = ids.map((id) => recordKey("event", useOwner(), id, "active"));
  const found = (await getMany(keys)).flatMap((item) =>
    item ? [fromItem<EventRecord>(item)] : [],
  );
  await pMap(found, takeOut, { concurrency: WIDTH });
  return found.length;
}

const takeOut = (event: Kept<EventRecord>) =>
  store.move({ ...event, origin: "google" }, "deleted", ...beside(event, undefined, "google"));
