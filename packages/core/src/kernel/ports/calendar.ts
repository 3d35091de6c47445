import type { calendar_v3 } from "@googleapis/calendar";
import { env } from "../env";
import { watched } from "../pulse";
import { faultOf, type GoogleEvent, GoogleFault } from "./calendar-event.rules";
import { judgeGoogle } from "./google-call";

/** A page of events; the last one has the token for later changes. */
export type EventPage = { items: GoogleEvent[]; nextPage?: string; syncToken?: string };

/** What to list: everything in a span of time, or the changes since a token. */
export type Listing = { from: string; to: string } | { since: string };

/** A channel of change notifications: its id, its token and the address that receives them. */
export type Watch = { id: string; token: string; address: string };

/** The primary calendar of the person who granted the token. Each call throws `GoogleFault`. */
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
/** No mails to guests about what Foja writes. */
const QUIET = { ...PRIMARY, sendUpdates: "none" };

/** Loaded on first use: no request that a person waits for needs it. */
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

/** Opens the calendar of the person who granted an access token. */
export function openCalendar(accessToken: string): Calendar {
  const options = (headers: Record<string, string> = {}): Options => ({
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
    // The caller decides what may be retried, and when.
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

/** The same in every list: a sync token is valid only for the parameters it was issued with. */
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

/** A fault without the request's data: the library's errors carry the tokens. */
function asFault(error: unknown): never {
  const { status, code, response } = error as Refusal;
  const said = response?.status ?? status ?? (typeof code === "number" ? code : undefined);
  const reason = response?.data?.error?.errors?.[0]?.reason;
  throw new GoogleFault(faultOf(said, reason), reason);
}
