import { type Context, Hono } from "hono";
import * as z from "zod";
import { escapeHtml, htmlPage } from "../../support/html";
import { answerRefusal, type CalendarParts } from "./calendar-api";
import { fault } from "./faults";
import { eventBody, type Resource } from "./resource";

const ALL_SCOPES = [
  ...["openid", "email", "profile"],
  ...["calendar.events.owned", "calendar.freebusy"].map(
    (name) => `https://www.googleapis.com/auth/${name}`,
  ),
];

const granting = z.strictObject({
  email: z.email(),
  state: z.string(),
  scopes: z.array(z.string()).default(ALL_SCOPES),
});

/** The editor on Google's side: JSON for tests, and a page for people. */
export function otherSide(parts: CalendarParts): Hono {
  const app = new Hono();
  const { grants, faults, calendars } = parts;
  app.onError(answerRefusal);
  const wrong = (c: Context, message: string) => c.json({ success: false, message }, 400);
  app.post("/grant", async (c) => {
    const given = granting.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success) return wrong(c, "Send { email, state }, and scopes to leave some out.");
    const { email, scopes } = given.data;
    return c.json({ code: grants.code({ email: email.toLowerCase(), scopes }) });
  });
  app.post("/faults", async (c) => {
    const given = fault.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success) return wrong(c, "Send { kind, times }.");
    const { kind, times, email } = given.data;
    if (kind === "tokenRevoked") grants.revoke({ email });
    else if (kind === "tokenExpired") grants.expire();
    else if (kind === "410") {
      calendars.forgetTokens();
    } else faults.set(kind, times);
    return c.json({ success: true });
  });
  app.delete("/faults", (c) => {
    faults.clear();
    return c.json({ success: true });
  });
  addEvents(app, parts);
  addPage(app, parts);
  return app;
}

const emailOf = (c: Context) => (c.req.param("email") ?? "").toLowerCase();
const PATH = "/calendars/:email/events";

function addEvents(app: Hono, { calendars }: CalendarParts): void {
  app.get(PATH, (c) => c.json({ items: living(calendars.since(emailOf(c), 0)) }));
  app.post(PATH, async (c) => {
    const body = eventBody.parse(await c.req.json());
    return c.json(calendars.insert(emailOf(c), body), 201);
  });
  app.patch(`${PATH}/:id`, async (c) => {
    const body = eventBody.parse(await c.req.json());
    return c.json(calendars.patch(emailOf(c), c.req.param("id"), body));
  });
  app.delete(`${PATH}/:id`, (c) => {
    calendars.remove(emailOf(c), c.req.param("id"));
    return c.json({ success: true });
  });
}

const living = (all: Resource[]) => all.filter(({ status }) => status !== "cancelled");

function addPage(app: Hono, { calendars }: CalendarParts): void {
  app.get("/calendars/:email", (c) =>
    c.html(pageOf(emailOf(c), living(calendars.since(emailOf(c), 0)))),
  );
  app.post("/calendars/:email", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const [id, summary] = [form.get("id") ?? "", form.get("summary") ?? ""];
    const start = when(form.get("start"));
    const end = when(form.get("end") || form.get("start"));
    if (form.get("do") === "delete") calendars.remove(emailOf(c), id);
    else if (id) calendars.patch(emailOf(c), id, { summary, start, end });
    else calendars.insert(emailOf(c), { summary, start, end });
    return c.redirect(c.req.url, 303);
  });
}

/** The time of a form field, in Buenos Aires. */
const when = (text: string | null): Record<string, string> => ({
  dateTime: `${text}:00-03:00`,
  timeZone: "America/Argentina/Buenos_Aires",
});

function pageOf(email: string, events: Resource[]): string {
  const rows = events
    .sort((a, b) =>
      (a.start?.dateTime ?? a.start?.date ?? "") < (b.start?.dateTime ?? "") ? -1 : 1,
    )
    .slice(0, 200)
    .map(rowOf);
  return htmlPage(
    "Google Calendar (local)",
    `<h1>Google Calendar of ${escapeHtml(email)}</h1>
<p>The other side: what is changed here reaches Foja as a change of Google's would.</p>
<h2>New event</h2>${formOf()}<h2>Events</h2>${rows.join("\n") || "<p>There are none.</p>"}`,
  );
}

const localText = (event: Resource | undefined, edge: "start" | "end") => {
  const { dateTime, date } = event?.[edge] ?? {};
  if (!dateTime) return date ? `${date}T00:00` : "";
  return new Date(Date.parse(dateTime) - 3 * 3600_000).toISOString().slice(0, 16);
};

function formOf(event?: Resource): string {
  const field = (name: string, type: string, value: string) =>
    `<label>${name} <input name="${name}" type="${type}" value="${escapeHtml(value)}" required></label>`;
  return `<form method="post"><input type="hidden" name="id" value="${escapeHtml(event?.id ?? "")}">
${field("summary", "text", event?.summary ?? "")}
${field("start", "datetime-local", localText(event, "start"))}
${field("end", "datetime-local", localText(event, "end"))}
<p><button name="do" value="save">${event ? "Save" : "Add"}</button>
${event ? '<button name="do" value="delete" class="quiet">Delete</button>' : ""}</p></form>`;
}

const rowOf = (event: Resource) =>
  `<details><summary>${escapeHtml(event.summary ?? "(no title)")} <span class="soft">${escapeHtml(
    localText(event, "start").replace("T", " "),
  )}</span></summary>${formOf(event)}</details>`;
