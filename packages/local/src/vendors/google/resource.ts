import * as z from "zod";

/** A time in Google's format: a day, or an instant with its offset. */
export type GoogleWhen = { date?: string; dateTime?: string; timeZone?: string };

/** An event as Google's API returns it, as far as it is used. */
export type Resource = {
  kind: "calendar#event";
  id: string;
  etag: string;
  status: "confirmed" | "tentative" | "cancelled";
  created: string;
  updated: string;
  htmlLink: string;
  eventType: string;
  sequence: number;
  start?: GoogleWhen;
  end?: GoogleWhen;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: GoogleWhen;
  extendedProperties?: { private?: Record<string, string> };
  organizer?: { email?: string; self?: boolean };
  guestsCanModify?: boolean;
  locked?: boolean;
  transparency?: string;
  visibility?: string;
  colorId?: string;
  summary?: string;
  description?: string;
  location?: string;
};

/** The fields of an event that can be written. `null` clears a field, as at Google. */
export const eventBody = z.looseObject({
  id: z.string().optional(),
  summary: z.string().nullish(),
  description: z.string().nullish(),
  location: z.string().nullish(),
  start: z.record(z.string(), z.string().nullable()).optional(),
  end: z.record(z.string(), z.string().nullable()).optional(),
  recurrence: z.array(z.string()).optional(),
});

export type EventBody = z.output<typeof eventBody>;

/** Fields that the API sets itself, and ignores in a body. */
const OWN = [
  "kind",
  "id",
  "etag",
  "created",
  "updated",
  "htmlLink",
  "sequence",
  "recurringEventId",
];

/** The fields of a resource after a body was merged into it; objects merge, `null` clears. */
export function merged(before: object, body: object): Record<string, unknown> {
  const result: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(body)) {
    if (OWN.includes(name)) continue;
    if (value === null) delete result[name];
    else result[name] = isPlain(value) ? merged(objectAt(before, name), value) : value;
  }
  return result;
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const objectAt = (holder: object, name: string): object => {
  const value: unknown = Reflect.get(holder, name);
  return isPlain(value) ? value : {};
};

/** The instant of a `start` or `end` in ms; a day begins at midnight UTC. */
export const instantOf = (when: GoogleWhen | undefined): number =>
  Date.parse(when?.dateTime ?? `${when?.date ?? "1970-01-01"}T00:00:00Z`);

/** A `start` or `end` moved by `ms` milliseconds, in the same format. */
export function moved(when: GoogleWhen, ms: number): GoogleWhen {
  const later = new Date(instantOf(when) + ms).toISOString();
  return when.date ? { date: later.slice(0, 10) } : { ...when, dateTime: later };
}
