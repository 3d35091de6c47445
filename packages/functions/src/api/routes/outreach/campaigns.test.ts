import { asSystem } from "@foja/core/kernel/actor";
import { at, now } from "@foja/core/kernel/clock";
import { Campaigns } from "@foja/core/outreach/campaigns";
import { call } from "@foja/harness/api";
import { type Outreach, startOutreach } from "@foja/harness/campaigns";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;

let outreach: Outreach;
let admin: Tenant;
let templateId = "";

beforeEach(async () => {
  await ownTable();
  outreach = await startOutreach();
  admin = await newTenant({ role: "ADMIN_ROLE" });
  const body = { name: "Jornadas", subject: "Jornadas", html: "<p>Hola, {{nombre}}</p>" };
  const { body: made } = await admin.call("POST", "/api/marketing/templates", { body });
  templateId = (made.template as { _id: string })._id;
});

afterEach(() => outreach.stop());

const rowsOf = (emails: string[]) =>
  emails.map((email) => ({
    ...{ email, firstName: "Eva", origin: "Jornadas", consentAt: "2026-03-02" },
    tags: ["jornadas"],
  }));

async function importRows(emails: string[]) {
  const body = { rows: rowsOf(emails) };
  const { status, body: did } = await admin.call("POST", "/api/marketing/contacts/import", {
    body,
  });
  return { status, ...(did as { created: string[]; errors: { message: string }[] }) };
}

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => `persona-${n}@ejemplo.com.ar`);

async function newCampaign(): Promise<string> {
  const body = { name: "Jornadas", templateId, segment: { tags: ["jornadas"] } };
  const { status, body: made } = await admin.call("POST", "/api/marketing/campaigns", { body });
  expect(status).toBe(201);
  return (made.campaign as { _id: string })._id;
}

async function step(id: string, name: string, body?: object) {
  const answer = await admin.call("POST", `/api/marketing/campaigns/${id}/${name}`, { body });
  const campaign = answer.body.campaign as { status: string } | undefined;
  return [answer.status, campaign?.status];
}

async function read(id: string) {
  const { body } = await admin.call("GET", `/api/marketing/campaigns/${id}`);
  return body.campaign as { status: string; counts: Record<string, number>; notice: string | null };
}

/** Starts a campaign and works until no message is left. */
async function run(id: string): Promise<void> {
  await asSystem("test", () => Campaigns.stirAll(id));
  while (outreach.messages.length > 0) await outreach.handOver();
}

const wayOut = (to: string): string =>
  /<([^>]+)>/.exec(outreach.inbox.list(to)[0]?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";

describe("a campaign", () => {
  it("goes from draft to sent, with what SES says counted apart", async () => {
    await importRows([
      ...people(3),
      "bounce@simulator.amazonses.com",
      "ooto@simulator.amazonses.com",
      "complaint@simulator.amazonses.com",
      "suppressionlist@simulator.amazonses.com",
    ]);
    const id = await newCampaign();
    expect(await step(id, "pause")).toEqual([409, undefined]);
    expect(await step(id, "send")).toEqual([200, "sending"]);
    expect(await step(id, "send")).toEqual([409, undefined]);
    await run(id);
    await outreach.note();
    expect(await read(id)).toMatchObject({
      status: "sent",
      counts: {
        ...{ recipients: 7, sent: 7, delivered: 5, bounced: 2, softBounced: 1, complained: 1 },
        ...{ unsubscribed: 0, clicked: 0, skipped: 0, failed: 0, unknown: 0 },
      },
    });
    const [letter] = outreach.inbox.list("persona-0@ejemplo.com.ar");
    expect(letter).toMatchObject({
      subject: "Jornadas",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    // An address that bounced or complained is refused by every import.
    const { errors } = await importRows(["bounce@simulator.amazonses.com"]);
    expect(errors[0]?.message).toMatch(/^E-mail: está en la lista/);
  });

  it("stops within a letter when it is paused, goes on, and ends for good when cancelled", async () => {
    await importRows(people(40));
    const id = await newCampaign();
    await step(id, "send");
    // Eight lanes freeze, and then send; at the first letter somebody pauses, and none goes on before.
    let pausing: Promise<unknown> | undefined;
    outreach.die("before", async () => {
      pausing ??= admin.as(() => Campaigns.pause(id));
      await pausing;
      return false;
    });
    await run(id);
    outreach.die(null);
    const { status, counts, notice } = await read(id);
    expect([status, notice]).toEqual(["paused", "La pausó una persona."]);
    expect(counts.sent).toBeLessThan(40);
    expect(outreach.letters()).toHaveLength(counts.sent ?? 0);
    expect(await step(id, "resume")).toEqual([200, "sending"]);
    outreach.pass(MINUTE_MS);
    await run(id);
    outreach.pass(MINUTE_MS);
    await outreach.sweep();
    while (outreach.messages.length > 0) await outreach.handOver();
    expect((await read(id)).status).toBe("sent");
    expect(new Set(outreach.letters().map(({ to }) => to)).size).toBe(40);
    expect(outreach.letters()).toHaveLength(40);
    expect(await step(id, "cancel")).toEqual([409, undefined]);
  });

  it("pauses by itself where too many bounce", async () => {
    await importRows(Array.from({ length: 24 }, (_, n) => `bounce+${n}@simulator.amazonses.com`));
    const id = await newCampaign();
    await step(id, "send");
    // One lane after another: all are frozen first, and SES's events are stored after each.
    for (let turn = 0; turn < 16; turn += 1) {
      outreach.messages.splice(0, 8, { campaignId: id, lane: turn % 8 });
      await outreach.handOver();
      await outreach.note();
    }
    const { status, notice, counts } = await read(id);
    expect([status, notice]).toEqual([
      "paused",
      expect.stringMatching(/^Se pausó sola: rebotaron/),
    ]);
    expect(counts.bounced).toBe(counts.sent);
    expect(counts.sent).toBeLessThan(24);
    outreach.messages.length = 0;
    await outreach.sweep();
    expect(outreach.messages).toEqual([]);
  });

  it("begins by itself at its hour", async () => {
    await importRows(people(2));
    const id = await newCampaign();
    const past = { at: "2020-01-01T00:00:00Z" };
    expect((await step(id, "schedule", past))[0]).toBe(422);
    const at = new Date(Date.now() + 10 * MINUTE_MS).toISOString();
    expect(await step(id, "schedule", { at })).toEqual([200, "scheduled"]);
    expect(await outreach.sweep()).toEqual({ begun: 0, sending: 0, stirred: 0 });
    outreach.pass(11 * MINUTE_MS);
    expect(await outreach.sweep()).toMatchObject({ begun: 1, stirred: 8 });
    while (outreach.messages.length > 0) await outreach.handOver();
    expect(outreach.letters()).toHaveLength(2);
  });

  it("keeps to the account's quota, says so, and goes on when there is room", async () => {
    await importRows(people(30));
    const body = JSON.stringify({ perDay: 1 });
    await outreach.ses.app.request("/settings", { method: "POST", body });
    const id = await newCampaign();
    await step(id, "send");
    await run(id);
    expect(outreach.letters()).toHaveLength(0);
    expect((await read(id)).notice).toMatch(/^Se llegó al cupo diario/);
    await outreach.ses.app.request("/settings", { method: "POST", body: '{"perDay":-1}' });
    outreach.pass(11 * MINUTE_MS);
    await run(id);
    expect(outreach.letters()).toHaveLength(30);
  });
});

describe("who leaves", () => {
  it("does so with a form without an origin, never by a visit, and comes back by choice", async () => {
    await importRows(people(2));
    const id = await newCampaign();
    await step(id, "send");
    await run(id);
    const { pathname } = new URL(wayOut("persona-0@ejemplo.com.ar"));
    const looked = await call("GET", pathname);
    expect(looked.body.wishes).toMatchObject({
      ...{ email: "p•••@ejemplo.com.ar", mails: "all", origin: "Jornadas", final: false },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const left = await call("POST", pathname, { raw: "List-Unsubscribe=One-Click", headers });
    expect([left.status, left.body.message]).toEqual([200, "Listo: no te escribimos más."]);
    await call("POST", pathname, { raw: "List-Unsubscribe=One-Click", headers });
    expect((await read(id)).counts.unsubscribed).toBe(1);
    const wishes = async (mails: string) =>
      (await call("PUT", pathname, { body: { mails } })).body.wishes;
    expect(await wishes("fewer")).toMatchObject({ mails: "fewer" });
    expect((await read(id)).counts.unsubscribed).toBe(0);
    // Within a month: the next campaign skips them.
    const next = await newCampaign();
    await step(next, "send");
    await run(next);
    expect((await read(next)).counts).toMatchObject({ recipients: 2, sent: 1, skipped: 1 });
    expect(await wishes("none")).toMatchObject({ mails: "none" });
    expect(await wishes("all")).toMatchObject({ mails: "all" });
  });

  it("is refused a token that nobody signed", async () => {
    const { status, body } = await call("GET", "/api/marketing/unsubscribe/sub_1.cam_1.x");
    expect([status, body.error]).toEqual([400, "request.malformed"]);
  });

  it("is let go three hundred at once from one network; whoever guesses tokens there waits", async () => {
    await importRows(people(300));
    const id = await newCampaign();
    await step(id, "send");
    await run(id);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const raw = "List-Unsubscribe=One-Click";
    // Those of a mail provider come from a few machines of one network.
    const address = "192.0.2.77";
    const post = (path: string) => call("POST", path, { raw, headers, address });
    const ways = people(300).map((email) => new URL(wayOut(email)).pathname);
    expect(new Set(ways).size).toBe(300);
    const left = await Promise.all(ways.map(post));
    expect(left.filter(({ status }) => status === 200)).toHaveLength(300);
    expect((await read(id)).counts.unsubscribed).toBe(300);
    // All at one instant: a guess more is allowed each second.
    const forged = await at(now(), () =>
      Promise.all(ways.slice(0, 40).map((path) => post(path.replace(/.{4}$/, "AAAA")))),
    );
    expect(forged.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(30);
    expect(forged.some(({ status }) => status === 429)).toBe(true);
    // A right token is taken also then.
    expect((await post(ways[0] ?? "")).status).toBe(200);
  });

  it("gets nothing that has not left yet", async () => {
    await importRows(people(8));
    const id = await newCampaign();
    await step(id, "send");
    await asSystem("test", () => Campaigns.stirAll(id));
    await outreach.handOver();
    outreach.messages.length = 0;
    const { body } = await admin.call("GET", "/api/marketing/contacts?tag=jornadas");
    for (const { _id, email } of body.contacts as { _id: string; email: string }[]) {
      if (outreach.inbox.list(email).length > 0) continue;
      await admin.call("PATCH", `/api/marketing/contacts/${_id}`, { body: { state: "erased" } });
    }
    const before = outreach.letters().length;
    outreach.pass(MINUTE_MS);
    await run(id);
    expect(outreach.letters()).toHaveLength(before);
  });
});

describe("a template with an empty block", () => {
  async function emptied() {
    const { body } = await admin.call("GET", `/api/marketing/templates/${templateId}`);
    const { version } = body.template as { version: number };
    const blocks = [{ id: "uno", type: "text", text: "", align: "left" }];
    const saved = { name: "Jornadas", subject: "Jornadas", html: "<p>Hola</p>", blocks };
    const headers = { "if-match": `"${version}"` };
    const path = `/api/marketing/templates/${templateId}`;
    expect((await admin.call("PUT", path, { body: saved, headers })).status).toBe(200);
  }
  const REFUSED =
    "La plantilla tiene un texto sin completar: completalo o quitalo antes de enviar.";

  it("is not sent, and nothing leaves", async () => {
    await importRows(people(2));
    const id = await newCampaign();
    await emptied();
    for (const [name, body] of [
      ["send", undefined],
      ["schedule", { at: new Date(Date.now() + 3600_000).toISOString() }],
    ] as const) {
      const path = `/api/marketing/campaigns/${id}/${name}`;
      const answer = await admin.call("POST", path, { body });
      expect([answer.status, answer.body.message]).toEqual([409, REFUSED]);
    }
    await run(id);
    expect(outreach.letters()).toEqual([]);
  });

  it("that was emptied after its campaign was scheduled makes it a draft that says why", async () => {
    await importRows(people(2));
    const id = await newCampaign();
    const at = new Date(Date.now() + 5 * MINUTE_MS).toISOString();
    expect(await step(id, "schedule", { at })).toEqual([200, "scheduled"]);
    await emptied();
    outreach.pass(6 * MINUTE_MS);
    await outreach.sweep();
    expect(await read(id)).toMatchObject({ status: "draft", notice: REFUSED });
    expect(outreach.letters()).toEqual([]);
  });
});
