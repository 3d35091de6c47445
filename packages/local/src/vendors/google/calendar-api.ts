import { type Context, Hono } from "hono";
import { CalendarRefusal, type Calendars, type Refusal } from "./calendars";
import { type Faults, misbehaving, refusedWith } from "./faults";
import type { Grant, Grants } from "./grants";
import type { Hooks } from "./hooks";
import { listEvents } from "./list";
import { eventBody } from "./resource";

/** The parts that the API uses. */
export type CalendarParts = { calendars: Calendars; grants: Grants; hooks: Hooks; faults: Faults };

const REFUSALS: Record<Refusal, [code: number, reason: string]> = {
  notFound: [404, "notFound"],
  deleted: [410, "deleted"],
  duplicate: [409, "duplicate"],
  conditionNotMet: [412, "conditionNotMet"],
  invalid: [400, "invalid"],
};

const EVENTS_SCOPE = /calendar(\.events(\.owned)?)?$/;
const BUSY_SCOPE = /calendar(\.freebusy|\.readonly)?$/;

/** Google's event colours, as in `colors.get`. */
const COLORS: Record<string, string> = {
  ...{ 1: "#a4bdfc", 2: "#7ae7bf", 3: "#dbadff", 4: "#ff887c", 5: "#fbd75b", 6: "#ffb878" },
  ...{ 7: "#46d6db", 8: "#e1e1e1", 9: "#5484ed", 10: "#51b749", 11: "#dc2127" },
};

/** Calendar v3 on the calendars of the local Google. */
export function calendarApi(parts: CalendarParts): Hono {
  const app = new Hono();
  app.use(misbehaving(parts.faults));
  app.onError(answerRefusal);
  addEvents(app, parts);
  addChannels(app, parts);
  app.post("/freeBusy", (c) => freeBusy(c, parts));
  app.get("/colors", (c) => {
    const event = Object.entries(COLORS).map(([id, background]) => [id, { background }]);
    return c.json({ kind: "calendar#colors", event: Object.fromEntries(event) });
  });
  return app;
}

/** Sends a calendar's refusal in Google's format. Throws any other error. */
export function answerRefusal(error: Error): Response {
  if (!(error instanceof CalendarRefusal)) throw error;
  const [code, reason] = REFUSALS[error.reason];
  return refusedWith(code, reason);
}

type Work = (c: Context, email: string) => Response | Promise<Response>;

/** Admits a caller who granted the scope, to their own calendar. */
const authorised =
  ({ grants }: CalendarParts, scope: RegExp, work: Work) =>
  async (c: Context): Promise<Response> => {
    const grant = grants.bearer(c.req.header("authorization"));
    if (!grant) return refusedWith(401, "authError", "Invalid Credentials");
    if (!grant.scopes.some((one) => scope.test(one)))
      return refusedWith(403, "insufficientPermissions");
    const calendar = c.req.param("calendarId") ?? "primary";
    if (calendar !== "primary" && calendar !== grant.email) return refusedWith(404, "notFound");
    return work(c, grant.email);
  };

const BASE = "/calendars/:calendarId/events";

function addEvents(app: Hono, parts: CalendarParts): void {
  const { calendars, faults } = parts;
  const on = (work: Work) => authorised(parts, EVENTS_SCOPE, work);
  const bodyOf = async (c: Context) => eventBody.parse(await c.req.json());
  const idOf = (c: Context) => c.req.param("id") ?? "";
  app.get(
    BASE,
    on((c, email) => {
      if (c.req.query("syncToken") && faults.take("410"))
        return refusedWith(410, "fullSyncRequired");
      return listEvents(c, calendars, email);
    }),
  );
  app.post(
    BASE,
    on(async (c, email) => c.json(calendars.insert(email, await bodyOf(c)))),
  );
  app.get(
    `${BASE}/:id`,
    on((c, email) => c.json(calendars.get(email, idOf(c)))),
  );
  app.patch(
    `${BASE}/:id`,
    on(async (c, email) => {
      const { status, organizer, guestsCanModify, locked } = calendars.get(email, idOf(c));
      if (status === "cancelled") return refusedWith(403, "forbidden");
      const foreign = organizer?.self === false && guestsCanModify !== true;
      if (foreign || locked) return refusedWith(403, "forbiddenForNonOrganizer");
      return c.json(calendars.patch(email, idOf(c), await bodyOf(c), c.req.header("if-match")));
    }),
  );
  app.delete(
    `${BASE}/:id`,
    on((c, email) => {
      calendars.remove(email, idOf(c), c.req.header("if-match"));
      return c.body(null, 204);
    }),
  );
}

function addChannels(app: Hono, parts: CalendarParts): void {
  const { hooks } = parts;
  app.post(
    `${BASE}/watch`,
    authorised(parts, EVENTS_SCOPE, async (c, email) => {
      const { id, type, address, token } = await c.req.json();
      if (type !== "web_hook" || !/^[\w+/=-]{1,64}$/.test(id) || !URL.canParse(address)) {
        return refusedWith(400, "invalid");
      }
      const channel = hooks.watch(email, { id, address, token });
      if (!channel) return refusedWith(400, "channelIdNotUnique");
      const { resourceId, expiration } = channel;
      return c.json({ kind: "api#channel", id, resourceId, token, expiration: String(expiration) });
    }),
  );
  app.post(
    "/channels/stop",
    authorised(parts, EVENTS_SCOPE, async (c) => {
      const { id, resourceId } = await c.req.json();
      return hooks.stop(id, resourceId) ? c.body(null, 204) : refusedWith(404, "notFound");
    }),
  );
}

async function freeBusy(c: Context, parts: CalendarParts): Promise<Response> {
  const grant = parts.grants.bearer(c.req.header("authorization"));
  if (!grant) return refusedWith(401, "authError", "Invalid Credentials");
  if (!grant.scopes.some((one) => BUSY_SCOPE.test(one)))
    return refusedWith(403, "insufficientPermissions");
  const { timeMin, timeMax, items } = await c.req.json();
  const of = (id: string) => busyOf(id, [timeMin, timeMax], grant, parts);
  const calendars = (items as { id: string }[]).map(({ id }) => [id, of(id)]);
  return c.json({
    kind: "calendar#freeBusy",
    timeMin,
    timeMax,
    calendars: Object.fromEntries(calendars),
  });
}

function busyOf(
  id: string,
  span: string[],
  { email }: Grant,
  { calendars, faults }: CalendarParts,
) {
  const whose = id === "primary" ? email : id;
  const known = whose === email || calendars.has(whose);
  if (!known || faults.take("busyUnknown")) {
    return {
      errors: [{ domain: "global", reason: known ? "internalError" : "notFound" }],
      busy: [],
    };
  }
  const [from = 0, to = 0] = span.map((text) => Date.parse(text));
  return { busy: calendars.busy(whose, from, to) };
}
