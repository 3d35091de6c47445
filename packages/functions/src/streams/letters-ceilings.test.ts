import { createHash } from "node:crypto";
import { now, setClock } from "@foja/core/kernel/clock";
import { commit, put } from "@foja/core/kernel/dynamo";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { call, someAddress } from "@foja/harness/api";
import { INVOICE, withIssuer } from "@foja/harness/arca";
import { atClock, newBookingPractice } from "@foja/harness/booking";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { handler as sweep } from "../jobs/letters-sweep";
import { log } from "../log";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
beforeEach(async () => {
  await ownTable();
  stopClock();
});
afterEach(() => setClock());
afterAll(() => mailbox.stop());

/** All of a test is of one instant, and so of one day and one hour. */
function stopClock(): void {
  const instant = now();
  setClock(() => instant);
}

const post = () => sweep({ now: new Date(now() + 120_000).toISOString() });
const NAMES = { firstName: "Eva", lastName: "Ríos", password: "una contraseña larga" };
const TIMES = 12;
const times = (count = TIMES) => Array.from({ length: count }, (_, nth) => nth);

/** The subjects of the letters that arrived at an address, and how often each did. */
function arrivedAt(address: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { subject } of mailbox.inbox.list(address)) {
    const kind = subject.replace(/\d[\d-]*/g, "N");
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

async function issued(of: Tenant, email: string): Promise<string> {
  await withIssuer(of);
  const list = { ...INVOICE, client: { ...INVOICE.client, email } };
  const { body } = await of.call("POST", "/api/invoice/insert", { body: { list } });
  const { _id } = body.invoice as Invoice;
  expect((await of.call("POST", `/api/invoice/${_id}/issue`)).status).toBe(200);
  return _id;
}

/** Asks a route often, each time from another network. Returns how often it answered what. */
async function often(who: Tenant | undefined, path: string, bodyOf: (nth: number) => object) {
  const statuses: Record<number, number> = {};
  for (const nth of times()) {
    const given = { body: bodyOf(nth), address: someAddress() };
    const { status } = await (who ? who.call("POST", path, given) : call("POST", path, given));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe("letters asked for in every way that a free account has", () => {
  it("reach an address that did nothing no more often than the ceilings say", async () => {
    const victim = "victima@ejemplo.com.ar";
    const { tenant, base } = await newBookingPractice();
    const invoice = await issued(tenant, victim);
    const auth = (name: string) => `/api/auth/${name}`;
    const asked = {
      register: await often(undefined, auth("register"), () => ({ email: victim, ...NAMES })),
      resend: await often(undefined, auth("resend-code"), () => ({ email: victim })),
      reset: await often(undefined, auth("reset-request"), () => ({ email: victim })),
      support: await often(undefined, "/api/support-contacts", () => ({
        ...{ name: "Eva", email: victim, subject: "Otro", message: "Pagá en https://x.example" },
      })),
      invoices: await often(tenant, `/api/invoice/${invoice}/send`, () => ({})),
      holds: await often(undefined, `${base}/holds`, (nth) => ({
        ...{ type: "consulta", email: victim, name: "Eva" },
        start: atClock("10:00", 3 + nth),
      })),
      members: await often(tenant, "/api/members", () => ({ email: victim, role: "lectura" })),
      templates: await often(tenant, "/api/marketing/templates/tpl_1/test", () => ({})),
      campaigns: await often(tenant, "/api/marketing/campaigns/cam_1/test", () => ({})),
    };
    await post();
    await post();
    expect(asked).toMatchObject({
      invoices: { 200: 3, 429: 9 },
      holds: { 201: 3, 429: 9 },
      members: { 403: 12 },
      templates: { 403: 12 },
      campaigns: { 403: 12 },
    });
    expect(arrivedAt(victim)).toEqual({
      "Tu código para entrar a Foja": 3,
      "Recibimos tu consulta n.º N": 3,
      "Comprobante interno N de Estudio Pérez": 3,
      "Tu código para el turno con Ana Pérez": 3,
    });
  });

  it("reach five people a day by what a new practice writes, whoever they are", async () => {
    const tenant = await newTenant();
    const statuses: number[] = [];
    for (const nth of times(15)) {
      const id = await issued(tenant, `persona-${nth}@ejemplo.com.ar`);
      statuses.push((await tenant.call("POST", `/api/invoice/${id}/send`, { body: {} })).status);
    }
    await post();
    const arrived = times(15).flatMap((nth) => mailbox.inbox.list(`persona-${nth}@ejemplo.com.ar`));
    expect(arrived).toHaveLength(5);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(10).fill(429)]);
  });

  it("that invite are three an hour for an address, and refused at once beyond", async () => {
    const invited = "invitada@ejemplo.com.ar";
    const tenant = await newTenant({ plan: "premium" });
    const body = { email: invited, role: "lectura" };
    const answers = await often(tenant, "/api/members", () => body);
    await post();
    expect(answers).toEqual({ 201: 3, 429: 9 });
    // Each invitation replaces the one before, whose letter is not sent.
    expect(mailbox.inbox.list(invited)).toHaveLength(1);
  });
});

it("tells the administration, and tries again, when all practices together sent what they may", async () => {
  const { hold, prove } = await newBookingPractice();
  const start = atClock("10:00");
  const { body } = await hold(start, { email: "turno@ejemplo.com.ar" });
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
  const full = (day: string, part: number) => ({
    pk: `THROTTLE#letters-day#${hashOf(`${day}\nall\n${part}`)}`,
    ...{ sk: "THROTTLE", type: "throttle", version: 1, count: 2000 },
  });
  // The sweep runs as of two minutes from now, perhaps of tomorrow.
  for (const day of [dayOf(now()), dayOf(now() + 120_000)]) {
    await commit(...[0, 1, 2, 3].map((part) => put(full(day, part))));
  }
  await prove(body.holdId);
  const told = vi.spyOn(log(), "error").mockImplementation(() => {});
  const done = await post();
  expect(done).toMatchObject({ failed: 1 });
  expect(told).toHaveBeenCalledWith(
    "letters stopped",
    expect.objectContaining({ kind: "visit", reason: "product" }),
  );
  told.mockRestore();
  const refused = await hold(atClock("12:00"), { email: "otra@ejemplo.com.ar" });
  expect([refused.status, refused.body.message]).toEqual([
    429,
    "Foja está mandando más correos que los habituales y los frenó por hoy. Probá de nuevo mañana.",
  ]);
});
