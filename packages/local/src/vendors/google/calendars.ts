import { createHash, randomBytes } from "node:crypto";
import { appendLine, readLines } from "../../support/files";
import { type EventBody, instantOf, merged, type Resource } from "./resource";
import { instancesOf, seriesIn } from "./series";

/** An event and the number of its last change. */
type Entry = { resource: Resource; rev: number };
type Line = { email: string; entry: Entry };

/** Refusals of a calendar, as the API answers them. */
export type Refusal = "notFound" | "deleted" | "duplicate" | "conditionNotMet" | "invalid";
export class CalendarRefusal extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

/** The calendars of the people of the local Google, stored on disk. */
export class Calendars {
  private readonly all = new Map<string, Map<string, Entry>>();
  private rev = 0;
  /** Tokens of changes before this one are too old: see the fault `410`. */
  private floor = 0;
  /** Called at each change of a calendar. */
  onChange: (email: string) => void = () => {};

  constructor(private readonly path: string) {
    for (const { email, entry } of readLines<Line>(path)) {
      this.entriesOf(email).set(entry.resource.id, entry);
      this.rev = Math.max(this.rev, entry.rev);
    }
  }

  get latest(): number {
    return this.rev;
  }

  isTooOld = (rev: number) => rev < this.floor;

  /** Makes every token given so far too old. */
  forgetTokens(): void {
    this.rev += 1;
    this.floor = this.rev;
  }

  has = (email: string) => this.all.has(email);

  /** Events that were changed after a given change; series are expanded into their instances. */
  since(email: string, rev: number): Resource[] {
    const entries = [...this.entriesOf(email).values()];
    return entries.flatMap((entry) => {
      const { resource } = entry;
      if (!resource.recurrence) return entry.rev > rev ? [resource] : [];
      if (entry.rev <= rev) return [];
      const own = new Set(entries.map((one) => one.resource.id));
      const instances =
        resource.status === "cancelled" ? cancelled(resource) : instancesOf(resource);
      return instances.filter(({ id }) => !own.has(id));
    });
  }

  /** An event, or an instance of a series. Throws `notFound`. */
  get(email: string, id: string): Resource {
    const found = this.entriesOf(email).get(id)?.resource ?? this.instance(email, id);
    if (!found) throw new CalendarRefusal("notFound");
    return found;
  }

  private instance(email: string, id: string): Resource | undefined {
    const series = this.entriesOf(email).get(seriesIn(id) ?? "")?.resource;
    return series && instancesOf(series).find((one) => one.id === id);
  }

  /** Adds an event. An identifier can never be used again. Throws `duplicate`. */
  insert(email: string, body: EventBody): Resource {
    const id = body.id ?? randomBytes(13).toString("hex");
    if (!/^[a-v0-9]{5,1024}$/.test(id)) throw new CalendarRefusal("invalid");
    if (this.entriesOf(email).has(id)) throw new CalendarRefusal("duplicate");
    const at = new Date().toISOString();
    const fresh = { kind: "calendar#event", id, created: at, eventType: "default", sequence: 0 };
    const organizer = { email, self: true };
    const htmlLink = `https://calendar.google.com/calendar/event?eid=${id}`;
    return this.put(email, {
      ...fresh,
      status: "confirmed",
      organizer,
      htmlLink,
      ...merged({}, body),
    });
  }

  /** Merges a body into an event, if its etag is still the given one. */
  patch(email: string, id: string, body: EventBody, ifMatch?: string): Resource {
    const read = this.get(email, id);
    if (ifMatch !== undefined && ifMatch !== read.etag)
      throw new CalendarRefusal("conditionNotMet");
    const before = read.recurrence && read;
    const next = this.put(email, merged(read, body));
    if (before) this.cancelVanished(email, before, next);
    return next;
  }

  private cancelVanished(email: string, before: Resource, after: Resource): void {
    const left = new Set(instancesOf(after).map(({ id }) => id));
    const gone = instancesOf(before).filter(({ id }) => !left.has(id));
    for (const { id } of gone) this.put(email, { ...stub(id, before.id), status: "cancelled" });
  }

  /** Deletes an event: it is kept as cancelled. Throws `deleted` the second time. */
  remove(email: string, id: string, ifMatch?: string): void {
    const read = this.get(email, id);
    if (read.status === "cancelled") throw new CalendarRefusal("deleted");
    if (ifMatch !== undefined && ifMatch !== read.etag)
      throw new CalendarRefusal("conditionNotMet");
    this.put(email, { ...read, status: "cancelled" });
    for (const { resource } of [...this.entriesOf(email).values()]) {
      const isException = resource.recurringEventId === id && resource.status !== "cancelled";
      if (isException) this.put(email, { ...resource, status: "cancelled" });
    }
  }

  /** When a person is busy within a span, in order; transparent events are left out. */
  busy(email: string, from: number, to: number) {
    return this.since(email, 0)
      .filter(
        ({ status, transparency }) => status !== "cancelled" && transparency !== "transparent",
      )
      .map(({ start, end }) => ({ start: instantOf(start), end: instantOf(end) }))
      .filter(({ start, end }) => start < to && end > from)
      .sort((a, b) => a.start - b.start)
      .map(({ start, end }) => ({ start: isoOf(start), end: isoOf(end) }));
  }

  private put(email: string, fields: object): Resource {
    this.rev += 1;
    const etag = `"${createHash("sha256").update(`${this.rev}`).digest("hex").slice(0, 16)}"`;
    const resource = { ...fields, etag, updated: new Date().toISOString() } as Resource;
    const entry = { resource, rev: this.rev };
    appendLine(this.path, { email, entry } satisfies Line);
    this.entriesOf(email).set(resource.id, entry);
    this.onChange(email);
    return resource;
  }

  private entriesOf(email: string): Map<string, Entry> {
    const known = this.all.get(email) ?? new Map<string, Entry>();
    this.all.set(email, known);
    return known;
  }
}

const stub = (id: string, recurringEventId: string) => ({
  kind: "calendar#event",
  id,
  recurringEventId,
});

const cancelled = (master: Resource): Resource[] =>
  instancesOf(master).map((one) => ({ ...one, status: "cancelled" as const }));

const isoOf = (ms: number) => new Date(ms).toISOString();
