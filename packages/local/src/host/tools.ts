import { type Context, Hono } from "hono";
import * as z from "zod";
import type { Bus } from "../aws/bus/bus";
import type { Inbox } from "../aws/mail/inbox";
import type { Receiver } from "../aws/mail/receiver";
import type { Ses } from "../aws/mail/ses";
import type { Schedules } from "../aws/schedules/schedules";
import { connectionsApi } from "../aws/sockets/connections";
import type { Connections } from "../aws/sockets/gateway";
import type { DeadLetter } from "../aws/streams/dead-letters";
import type { Login } from "../seed/users";
import type { Google } from "../vendors/google/google";
import type { Stripe } from "../vendors/stripe/stripe";
import type { Whatsapp } from "../vendors/whatsapp/whatsapp";
import { localPage, mailPage } from "./page/page";

export type ToolsParts = {
  inbox: Inbox;
  ses: Ses;
  mailIn: Pick<Receiver, "port" | "domain">;
  google: Google;
  s3: Hono;
  kms: Hono;
  arca: Hono;
  bcra: { app: Hono; settings: Hono };
  court: Hono;
  push: Hono;
  stripe: Pick<Stripe, "app">;
  whatsapp: Pick<Whatsapp, "app">;
  bus: Bus;
  sqs: Hono;
  sockets: Connections;
  schedules: Schedules;
  deadLetters(): DeadLetter[];
  instance(): Record<string, unknown>;
  logins: Login[];
};

/** The app under `/_local`: the developer's page, its JSON, and the stand-ins. */
export function createTools(parts: ToolsParts): Hono {
  const app = new Hono({ strict: false }).basePath("/_local");
  app.get("/", (c) => c.html(localPage(pageContent(parts))));
  app.get("/instance", (c) => c.json(parts.instance()));
  app.get("/dead-letters", (c) => c.json({ deadLetters: parts.deadLetters() }));
  app.route("/ses", parts.ses.app);
  app.route("/google", parts.google.app);
  app.route("/s3", parts.s3);
  app.route("/kms", parts.kms);
  app.route("/arca", parts.arca);
  app.route("/bcra", parts.bcra.app);
  app.route("/rates", parts.bcra.settings);
  app.route("/court", parts.court);
  app.route("/push", parts.push);
  app.route("/stripe", parts.stripe.app);
  app.route("/whatsapp", parts.whatsapp.app);
  app.route("/events", parts.bus.app);
  app.route("/sqs", parts.sqs);
  app.route("/sockets", connectionsApi(parts.sockets));
  app.get("/lost-events", (c) => c.json({ lostEvents: parts.bus.lost() }));
  app.get("/mail-in", (c) => c.json({ port: parts.mailIn.port, domain: parts.mailIn.domain }));
  addInbox(app, parts.inbox);
  addJobs(app, parts.schedules);
  app.notFound((c) =>
    c.json({ success: false, message: "There is nothing at this address of /_local." }, 404),
  );
  return app;
}

/** How many mails the developer's page lists. */
const SHOWN = 50;
/** With more than these, all mails are listed without their contents. */
const MOST_WHOLE = 2000;

function pageContent(parts: ToolsParts) {
  return {
    logins: parts.logins,
    messages: parts.inbox.list(undefined, SHOWN),
    jobs: parts.schedules.list(),
    deadLetters: parts.deadLetters(),
  };
}

function addInbox(app: Hono, inbox: Inbox): void {
  app.get("/inbox", (c) => {
    const to = c.req.query("to");
    const isLong = !to && inbox.heads().length > MOST_WHOLE;
    return c.json({ messages: isLong ? inbox.heads().slice().reverse() : inbox.list(to) });
  });
  app.get("/inbox/:id", (c) => {
    const message = inbox.get(c.req.param("id"));
    return message ? c.html(mailPage(message)) : c.notFound();
  });
  app.get("/inbox/:id/html", (c) => {
    const message = inbox.get(c.req.param("id"));
    if (!message) return c.notFound();
    // A mail's HTML is untrusted: it may be shown and do nothing else.
    c.header(
      "content-security-policy",
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    return c.html(message.html);
  });
}

const instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const jobInput = z.looseObject({ now: instant.optional(), full: z.boolean().optional() });

function addJobs(app: Hono, schedules: Schedules): void {
  app.get("/jobs", (c) => c.json({ jobs: schedules.list() }));
  app.post("/jobs/:name/run", async (c) => {
    const isForm = c.req.header("content-type")?.startsWith("application/x-www-form") ?? false;
    const input = jobInput.safeParse(isForm ? {} : await jsonBody(c));
    if (!input.success) return refuse(c, 400, "The body may hold `now` (ISO) and `full`.");
    const run = await schedules.run(c.req.param("name"), input.data);
    if (!run) return refuse(c, 404, "There is no job of that name.");
    if (isForm) return c.redirect("/_local/", 303);
    return c.json({ success: run.ok, ...run }, run.ok ? 200 : 500);
  });
}

async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(c: Context, status: 400 | 404, message: string) {
  return c.json({ success: false, message }, status);
}
