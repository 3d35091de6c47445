import type { calendar_v3 } from "@googleapis/calendar";
import { env } from "../env";
import { watched } from "../pulse";
import { faultOf, type GoogleEvent, GoogleFault } from "./calendar-event.rules";
import { judgeGoogle } from "./google-call";

/** A page of events; the token for what changes from then on comes with the last one. */
export type EventPage = { items: GoogleEvent[]; nextPage?: string; syncToken?: string };

/** What to list: everything in a span of time, or what changed since a token. */
export type Listing = { from: string; to: string } | { since: string };

/** Where posts about changes go, and under which name and token. */
export type Watch = { id: string; token: string; address: string };

/** The primary calendar of whoever granted the access token. Each call throws `GoogleFault`. */
export type Calendar = {
  list(what: Listing, page?: string): Promise<EventPage>;
  get(id: string): Promise<GoogleEvent>;
  insert(event: GoogleEvent): Promise<GoogleEvent>;
  patch(id: string, event: GoogleEvent, ifMatch?: string): Promise<GoogleEvent>;
  remove(id: string): Promise<void>;
  watch(watch: Watch): Promise<{ resourceId: string; expiresAt: string }>;
};

const TIMEOUT_MS = 20_000;
const PRIMARY = { calendarId: "primary" };
/** Nobody gets a mail for what Foja writes. */
const QUIET = { ...PRIMARY, sendUpdates: "none" };

/** Loaded where it is used: nothing that answers a person needs it. */
const load = () => import("@googleapis/calendar");

let made: { of: string; api: calendar_v3.Calendar } | undefined;

async function api(): Promise<calendar_v3.Calendar> {
  const rootUrl = env().GOOGLE_CALENDAR_URL;
  if (made?.of === rootUrl) return made.api;
  const { calendar } = await load();
  made = { of: rootUrl, api: calendar({ version: "v3", rootUrl }) };
  return made.api;
}

type Options = { headers: Record<string, string>; retry: false; timeout: number };

/** Opens the calendar of whoever granted an access token. */
export function openCalendar(accessToken: string): Calendar {
  const options = (headers: Record<string, string> = {}): Options => ({
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
    // What may be repeated, and when, is for who calls to decide.
    retry: false,
    timeout: TIMEOUT_MS,
  });
  const ask = async <T>(call: (events: calendar_v3.Resource$Events) => Promise<{ data: T }>) => {
    const { events } = await api();
    return (await watched("google", () => call(events).catch(asFault), judgeGoogle)).data;
  };
  return {
    list: async (what, pageToken) => {
      const asked = { ...PRIMARY, ...listed(what), pageToken };
      const data = await ask((events) => events.list(asked, options()));
      return {
        items: data.items ?? [],
        nextPage: data.nextPageToken ?? undefined,
        syncToken: data.nextSyncToken ?? undefined,
      };
    },
    get: (eventId) => ask((events) => events.get({ ...PRIMARY, eventId }, options())),
    insert: (requestBody) => ask((events) => events.insert({ ...QUIET, requestBody }, options())),
    patch: (eventId, requestBody, ifMatch) => {
      const match: Record<string, string> = ifMatch === undefined ? {} : { "If-Match": ifMatch };
      return ask((events) => events.patch({ ...QUIET, eventId, requestBody }, options(match)));
    },
    remove: async (eventId) => {
      await ask((events) => events.delete({ ...QUIET, eventId }, options()));
    },
    watch: async ({ id, token, address }) => {
      const requestBody = { id, token, address, type: "web_hook" };
      const said = await ask((events) => events.watch({ ...PRIMARY, requestBody }, options()));
      const expiresAt = new Date(Number(said.expiration)).toISOString();
      return { resourceId: said.resourceId ?? "", expiresAt };
    },
  };
}

/** Alike on every list, whichever it is: a token holds only for the parameters it was given with. */
const ALWAYS = { singleEvents: true, eventTypes: ["default"], maxResults: 250 };

const listed = (what: Listing) =>
  "since" in what
    ? { ...ALWAYS, syncToken: what.since }
    : { ...ALWAYS, timeMin: what.from, timeMax: what.to };

type Refusal = {
  status?: number;
  code?: number | string;
  response?: { status?: number; data?: { error?: { errors?: { reason?: string }[] } } };
};

/** A fault without anything of the request: the library's errors carry the tokens. */
function asFault(error: unknown): never {
  const { status, code, response } = error as Refusal;
  const said = response?.status ?? status ?? (typeof code === "number" ? code : undefined);
  const reason = response?.data?.error?.errors?.[0]?.reason;
  throw new GoogleFault(faultOf(said, reason), reason);
}
