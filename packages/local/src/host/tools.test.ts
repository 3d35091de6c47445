import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { openBus } from "../aws/bus/bus";
import { type Inbox, openInbox } from "../aws/mail/inbox";
import { createSes } from "../aws/mail/ses";
import type { JobInput } from "../aws/schedules/schedules";
import { createBcra } from "../vendors/bcra/bcra";
import { createCourt } from "../vendors/court/court";
import { createGoogle } from "../vendors/google/google";
import { createTools } from "./tools";

let app: Hono;
let inbox: Inbox;
let ran: [string, JobInput][];

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-test-"));
  inbox = openInbox(join(dataDir, "inbox.jsonl"));
  ran = [];
  app = createTools({
    inbox,
    ses: createSes(inbox),
    mailIn: { port: 2525, domain: "in.foja.localhost" },
    google: await createGoogle(dataDir, ["http://localhost:1"]),
    s3: new Hono(),
    kms: new Hono(),
    arca: new Hono(),
    bcra: createBcra(dataDir),
    court: createCourt(dataDir),
    push: new Hono(),
    stripe: { app: new Hono() },
    whatsapp: { app: new Hono() },
    sqs: new Hono(),
    sockets: { post: () => false, look: () => undefined, drop: () => false },
    bus: openBus({ name: "foja", reactions: [], load: async () => () => {}, dataDir }),
    schedules: {
      list: () => [{ name: "folders-purge", schedule: "rate(1 day)", lastRun: null, last: null }],
      run: async (name, input) => {
        if (name === "otra") return undefined;
        ran.push([name, input]);
        const at = "2026-11-20T12:00:00.000Z";
        const ok = name !== "rota";
        return { name, startedAt: at, endedAt: at, ok, ...(ok ? { result: 2 } : { error: "uy" }) };
      },
      stop: () => {},
    },
    deadLetters: () => [
      { consumer: "mail", at: "2026-11-20T12:00:00.000Z", reason: "<uy>", tries: 6, record: {} },
    ],
    instance: () => ({ pid: 7 }),
    logins: [{ what: "Demo practice", email: "demo@foja.ar", password: "Demo1234!" }],
  });
});

const receive = (subject: string, text = "Tu código es 123456.") =>
  inbox.add({
    to: "ana@ejemplo.com.ar",
    from: "Foja <no-responder@foja.ar>",
    subject,
    text,
    html: "<p>Hola</p><script>malo()</script>",
    headers: {},
    attachments: [],
    raw: "",
  });

const run = (name: string, body?: string, type = "application/json") =>
  app.request(`/_local/jobs/${name}/run`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });

describe("the page", () => {
  const page = async (path = "/_local/") => (await app.request(path)).text();

  it("is in English, with one heading of the first level and the logins", async () => {
    const html = await page();
    expect(html).toContain('<html lang="en">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain("Demo1234!");
    expect(html).toContain('href="/login"');
  });

  it("shows the latest 50 mails", async () => {
    for (let n = 0; n < 60; n += 1) receive(`Asunto ${n}.`);
    const html = await page();
    expect(html.match(/_local\/inbox\//g)).toHaveLength(50);
    expect(html).toContain("Asunto 59.");
    expect(html).not.toContain("Asunto 9.");
  });

  it("shows codes so that they are read at a glance", async () => {
    receive("Tu código");
    expect(await page()).toContain('<span class="code">123456</span>');
  });

  it("writes nothing that a mail or a failure brought as markup", async () => {
    receive("<img src=x onerror=malo()>");
    const html = await page();
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
    expect(html).toContain("&lt;uy&gt;");
  });

  it("has a button to run each job, and comes back to itself", async () => {
    expect(await page()).toContain('action="/_local/jobs/folders-purge/run"');
    const answer = await run("folders-purge", "", "application/x-www-form-urlencoded");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/_local/");
    expect(ran).toEqual([["folders-purge", {}]]);
  });

  it("shows one mail, and its HTML in a sandbox", async () => {
    const { id } = receive("Tu código");
    expect(await page(`/_local/inbox/${id}`)).toContain("Tu código es 123456.");
    const html = await app.request(`/_local/inbox/${id}/html`);
    expect(html.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(await html.text()).toContain("<p>Hola</p>");
    expect((await app.request("/_local/inbox/nada")).status).toBe(404);
    expect((await app.request("/_local/inbox/nada/html")).status).toBe(404);
  });
});

describe("the JSON", () => {
  const json = async (path: string) => (await app.request(path)).json();

  it("lists the mails of an address, newest first", async () => {
    receive("uno");
    receive("dos");
    const { messages } = (await json("/_local/inbox?to=ana@ejemplo.com.ar")) as {
      messages: Record<string, unknown>[];
    };
    expect(messages.map((message) => message.subject)).toEqual(["dos", "uno"]);
    expect(Object.keys(messages[0] ?? {})).toEqual(
      expect.arrayContaining(["to", "from", "subject", "text", "html", "headers", "sentAt"]),
    );
    expect(await json("/_local/inbox?to=otra@ejemplo.com.ar")).toEqual({ messages: [] });
  });

  it("lists jobs and dead letters, and describes the instance", async () => {
    expect(await json("/_local/jobs")).toMatchObject({ jobs: [{ name: "folders-purge" }] });
    expect(await json("/_local/dead-letters")).toMatchObject({ deadLetters: [{ tries: 6 }] });
    expect(await json("/_local/instance")).toEqual({ pid: 7 });
  });

  it("runs a job, with or without a body", async () => {
    const answer = await run("folders-purge", '{"now":"2026-12-01T00:00:00Z","full":true}');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true, name: "folders-purge", result: 2 });
    expect((await run("folders-purge")).status).toBe(200);
    expect(ran).toEqual([
      ["folders-purge", { now: "2026-12-01T00:00:00Z", full: true }],
      ["folders-purge", {}],
    ]);
  });

  it("has different answers for a failed job, one that does not exist, and a wrong request", async () => {
    expect((await run("rota")).status).toBe(500);
    expect((await run("otra")).status).toBe(404);
    for (const body of ["{", '"x"', '{"now":"ayer"}', '{"full":1}']) {
      expect((await run("folders-purge", body)).status).toBe(400);
    }
  });

  it("has the stand-ins below it, and nothing else", async () => {
    expect(await json("/_local/google/certs")).toMatchObject({ keys: [{ alg: "RS256" }] });
    const send = await app.request("/_local/ses", { method: "POST", body: "Action=Nada" });
    expect(send.status).toBe(400);
    expect((await app.request("/_local/nada")).status).toBe(404);
  });
});

describe("a movement that the court publishes", () => {
  it("is of a case whose number comes with its slash encoded", async () => {
    const body = JSON.stringify({ date: "2026-11-20", title: "Traslado", text: "Por diez días." });
    const publish = (path: string, sent = body) =>
      app.request(`/_local/court/${path}/movements`, { method: "POST", body: sent });
    expect((await publish("pjn/cases/CIV%20123456%2F2024")).status).toBe(201);
    expect((await publish("mev/cases/123456%2F2024")).status).toBe(201);
    expect((await publish("pjn/cases/nada")).status).toBe(400);
    expect((await publish("pjn/cases/CIV%20123456%2F2024", "{}")).status).toBe(400);
    const found = await app.request("/_local/court/pjn/cases/CIV%20123456%2F2024");
    expect(await found.json()).toMatchObject({ entries: [{ title: "Traslado", link: null }] });
  });
});
