import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Calendars } from "./calendars";
import { refusedWith } from "./faults";
import { instantOf, type Resource } from "./resource";

/** Parameters forbidden with a sync token: the list continues with the filters of the first one. */
const FORBIDDEN = [
  "timeMin",
  "timeMax",
  "orderBy",
  "q",
  "updatedMin",
  "iCalUID",
  "privateExtendedProperty",
];
/** Parameters that may differ between the pages of a list, or between lists. */
const OWN = [...FORBIDDEN, "syncToken", "pageToken", "maxResults"];

type Position = {
  full: boolean;
  since: number;
  until: number;
  offset: number;
  form: string;
  window: Window;
};
type Window = { min?: string; max?: string };

const pack = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function unpack(text: string): Position | undefined {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString()) as Position;
  } catch {
    return undefined;
  }
}

/** A hash of the parameters that every list of one token must share. */
function formOf(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !OWN.includes(name)).sort();
  return createHash("sha256").update(JSON.stringify(kept)).digest("hex").slice(0, 12);
}

/** The position at which a list starts or continues; a response where the API refuses it. */
function positionOf(url: URL, calendars: Calendars): Position | Response {
  const { searchParams: query } = url;
  const [page, token] = [query.get("pageToken"), query.get("syncToken")];
  if (token && FORBIDDEN.some((name) => query.has(name))) return refusedWith(400, "invalid");
  const window = { min: query.get("timeMin") ?? undefined, max: query.get("timeMax") ?? undefined };
  const fresh = {
    full: true,
    since: 0,
    until: calendars.latest,
    offset: 0,
    form: formOf(url),
    window,
  };
  const given = page ?? token;
  if (!given) return fresh;
  const found = unpack(given);
  if (!found) return refusedWith(400, "invalid");
  if (found.form !== fresh.form) return refusedWith(400, "invalid", "another form of the list");
  if (page) return found;
  if (calendars.isTooOld(found.until)) return refusedWith(410, "fullSyncRequired");
  return { ...fresh, full: false, since: found.until, window: found.window };
}

const within =
  ({ min, max }: Window) =>
  ({ start, end, status }: Resource): boolean =>
    status === "cancelled" ||
    ((max === undefined || instantOf(start) < Date.parse(max)) &&
      (min === undefined || instantOf(end ?? start) > Date.parse(min)));

/** `events.list` with its pages and tokens. */
export function listEvents(c: Context, calendars: Calendars, email: string): Response {
  const url = new URL(c.req.url);
  const position = positionOf(url, calendars);
  if (position instanceof Response) return position;
  const showsDeleted = !position.full || url.searchParams.get("showDeleted") === "true";
  const most = Math.min(2500, Number(url.searchParams.get("maxResults") ?? 250));
  const all = calendars
    .since(email, position.since)
    .filter(within(position.window))
    .filter(({ status }) => showsDeleted || status !== "cancelled")
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const items = all.slice(position.offset, position.offset + most).map(asListed);
  const next = { ...position, offset: position.offset + most };
  const hasMore = next.offset < all.length;
  return c.json({
    kind: "calendar#events",
    summary: email,
    timeZone: "America/Argentina/Buenos_Aires",
    items,
    ...(hasMore
      ? { nextPageToken: pack(next) }
      : { nextSyncToken: pack({ ...position, offset: 0 }) }),
  });
}

/** Of deleted events only the guaranteed fields are returned. */
function asListed(resource: Resource): object {
  const { status, kind, etag, id, recurringEventId, originalStartTime } = resource;
  if (status !== "cancelled") return resource;
  const ofSeries = recurringEventId && { recurringEventId, originalStartTime };
  return { kind, etag, id, status, ...ofSeries };
}
