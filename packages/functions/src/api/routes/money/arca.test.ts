import { asSystem } from "@foja/core/kernel/actor";
import { at, now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import { Tax } from "@foja/core/money/tax";
import { Alerts } from "@foja/core/telling/alerts";
import { INVOICE, startArca, withIssuer } from "@foja/harness/arca";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { SQSEvent } from "aws-lambda";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/invoices-sweep";
import { handler as sendLetters } from "../../../jobs/letters-sweep";
import { handler as askArca } from "../../../queues/tax-authorise";

let arca: Awaited<ReturnType<typeof startArca>>;
let tenant: Tenant;

beforeAll(async () => {
  await ownTable();
  arca = await startArca();
});
afterAll(() => arca.stop());
beforeEach(async () => {
  tenant = await newTenant();
  await arca.prepare(tenant);
  await arca.forgetTickets();
  arca.asked.length = 0;
  arca.messages.length = 0;
});
afterEach(() => arca.mend());

const today = () => dayOf(now());
const C = 11;
const NOTE_C = 13;

async function issued(changes: object = {}): Promise<Invoice> {
  const list = { ...INVOICE, date: today(), dueDate: today(), ...changes };
  const { body } = await tenant.call("POST", "/api/invoice/insert", { body: { list } });
  const { _id } = body.invoice as Invoice;
  const answer = await tenant.call("POST", `/api/invoice/${_id}/issue`);
  expect(answer.status).toBe(200);
  return answer.body.invoice as Invoice;
}

const single = async (id: string) =>
  (await tenant.call("POST", "/api/invoice/single", { body: { id } })).body.invoice as Invoice;

/** Runs the reader of the queue for a lane, some minutes from now. */
const run = (voucherType = C, minutes = 0) => {
  const body = JSON.stringify({ ownerId: tenant.userId, pointOfSale: 1, voucherType });
  const event = { Records: [{ messageId: "m", body }] } as unknown as SQSEvent;
  return at(now() + minutes * 60_000, () => askArca(event));
};
const ours = async () =>
  (await arca.vouchers()).filter(({ fields }) => fields.ImpTotal === "150000.00");
const state = async (id: string) => (await single(id)).authorisation;

describe("an electronic invoice", () => {
  it("waits for ARCA, which gives it a number and a CAE", async () => {
    const one = await issued();
    expect(one).toMatchObject({ letter: "C", authorisation: { state: "waiting", voucherType: C } });
    const before = (await ours()).length;
    expect(await run()).toEqual({ batchItemFailures: [] });
    const { authorisation, history } = await single(one._id);
    expect(authorisation).toMatchObject({ state: "authorised", reasons: [], waitingFor: null });
    expect(authorisation.cae).toMatch(/^\d{14}$/);
    expect(authorisation.caeDueDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await ours()).toHaveLength(before + 1);
    expect(history.at(-1)?.what).toContain(String(authorisation.cae));
    expect(arca.asked).toEqual(["login", "FECompUltimoAutorizado", "FECAESolicitar"]);
  });

  it("is authorised once, however often its lane is looked at, and signs in once", async () => {
    const ids = [(await issued())._id, (await issued())._id, (await issued())._id];
    await Promise.all([run(), run(), run()]);
    await run(C, 5);
    const states = await Promise.all(ids.map(state));
    const numbers = states.map(({ number }) => number ?? 0);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
    expect((numbers[2] ?? 0) - (numbers[0] ?? 0)).toBe(2);
    expect(arca.asked.filter((call) => call === "login")).toHaveLength(1);
    expect(arca.asked.filter((call) => call === "FECAESolicitar")).toHaveLength(3);
  });

  it("has a series apart from that of internal papers, and a name once it has its CAE", async () => {
    const papers = [await issued({ pointOfSale: 2 }), await issued(), await issued()];
    const last = await issued({ pointOfSale: 2 });
    await run();
    const seen = await Promise.all([...papers, last].map(({ _id }) => single(_id)));
    expect(seen.map(({ series }) => series)).toEqual([
      ...["internal", "pointOfSale", "pointOfSale", "internal"],
    ]);
    const [one, two, three, four] = seen.map(voucherTitle);
    expect([one, four]).toEqual(["Comprobante interno 1", "Comprobante interno 2"]);
    expect([two, three].every((title) => /^Factura C 00001-\d{8}$/.test(title ?? ""))).toBe(true);
  });

  it("is not dated before the last of its point of sale and type, nor long ago", async () => {
    const day = (days: number) => addDays(today(), days);
    const refused = async (date: string) => {
      const list = { ...INVOICE, date, dueDate: day(20) };
      const { body } = await tenant.call("POST", "/api/invoice/insert", { body: { list } });
      const path = `/api/invoice/${(body.invoice as Invoice)._id}/issue`;
      const answer = await tenant.call("POST", path);
      return [answer.status, answer.body.message];
    };
    expect(await refused(day(-11))).toEqual([
      422,
      "Fecha: ARCA la admite hasta diez días anterior a hoy.",
    ]);
    await issued({ date: day(-2) });
    expect((await refused(day(-3)))[0]).toBe(422);
    // Internal papers have an order of their own.
    await issued({ pointOfSale: 2, date: day(-9) });
  });

  it("that ARCA rejected binds no date", async () => {
    await issued();
    await run();
    const wrong = await issued({ date: addDays(today(), 9), dueDate: addDays(today(), 20) });
    await arca.fail("ask", { code: 10015, times: 1 });
    await run();
    expect((await state(wrong._id)).state).toBe("rejected");
    await issued();
    const again = { date: today(), dueDate: addDays(today(), 20) };
    const list = { _id: wrong._id, ...again };
    await tenant.call("POST", "/api/invoice/update", { body: { list } });
    await tenant.call("POST", `/api/invoice/${wrong._id}/authorise`);
    await run();
    expect((await state(wrong._id)).state).toBe("authorised");
  });

  it("is not asked about at a point of sale that is not electronic", async () => {
    const one = await issued({ pointOfSale: 2 });
    expect(one.authorisation.state).toBe("none");
    const asked = await tenant.call("POST", `/api/invoice/${one._id}/authorise`);
    expect(asked.status).toBe(409);
  });

  it("is voided by a credit note that names it, authorised in its turn", async () => {
    const one = await issued();
    const early = await tenant.call("POST", `/api/invoice/${one._id}/void`, { body: {} });
    expect([early.status, early.body.error]).toEqual([409, "invoice.state"]);
    await run();
    const { body } = await tenant.call("POST", `/api/invoice/${one._id}/void`, { body: {} });
    const note = body.creditNote as Invoice;
    expect(note.authorisation).toMatchObject({ state: "waiting", voucherType: NOTE_C });
    await run(NOTE_C);
    expect(await state(note._id)).toMatchObject({ state: "authorised" });
  });
});

describe("what ARCA does not accept", () => {
  it("comes back with its reason, is corrected, keeps its number and is asked for again", async () => {
    const self = { name: "Yo", cuit: "20123456786", ivaCondition: "monotributo" };
    const one = await issued({ client: self });
    await run();
    const rejected = await single(one._id);
    expect(rejected.authorisation).toMatchObject({
      state: "rejected",
      number: null,
      reasons: [
        { code: 10069, message: expect.stringContaining("El CUIT del cliente es el tuyo.") },
      ],
    });
    const list = { _id: one._id, client: INVOICE.client };
    const corrected = await tenant.call("POST", "/api/invoice/update", { body: { list } });
    const { history, ...rest } = corrected.body.invoice as Invoice;
    expect(rest).toMatchObject({ number: one.number, status: "issued" });
    expect(history.at(-1)?.what).toBe("Se corrigió después del rechazo");
    await tenant.call("POST", `/api/invoice/${one._id}/authorise`);
    await run();
    expect(await state(one._id)).toMatchObject({ state: "authorised", reasons: [] });
  });

  it("is not asked for again where it bills an account and would cost more now", async () => {
    const send = async (path: string, body: object) =>
      (await tenant.call("POST", `/api/${path}`, { body })).body;
    const opened = await send("folders", { folderName: "Vera c/ Sur", customerName: "Luis Vera" });
    const { _id: folderId } = opened.folder as { _id: string };
    const fee = { kind: "fee", amount: 1000, date: today(), currency: "ARS" };
    const booked = await send(`folders/${folderId}/account/entries`, fee);
    const entryIds = [(booked.entry as { _id: string })._id];
    const draft = (await send("invoice/from-account", { folderId, entryIds })).invoice as Invoice;
    const lines = [{ description: "Convenio", quantity: 1, unitPrice: 1000, vat: 21 }];
    await send("invoice/update", { list: { _id: draft._id, lines } });
    await send(`invoice/${draft._id}/issue`, {});
    await arca.fail("ask", { code: 10015, times: 1 });
    await run();
    expect(await single(draft._id)).toMatchObject({
      ...{ letter: "C", total: 1000, authorisation: { state: "rejected" } },
    });
    // By a B, the same lines would bear 21 % of VAT.
    await withIssuer(tenant, { ivaCondition: "responsableInscripto" });
    const { status, body } = await tenant.call("POST", `/api/invoice/${draft._id}/authorise`);
    expect([status, body.error]).toEqual([409, "invoice.state"]);
    expect(body.message).toContain("no cambia su total después de emitida");
  });

  it("is told to its practice by an alert, once", async () => {
    await issued();
    await arca.fail("ask", { code: 10999, times: 1 });
    await run();
    const soon = new Date(now() + 5 * 60_000).toISOString();
    for (let time = 0; time < 2; time += 1) await sendLetters({ now: soon });
    const { alerts } = await tenant.as(() => Alerts.list({ limit: 100 }));
    expect(alerts.map(({ primaryText }) => primaryText)).toEqual([
      expect.stringMatching(/^ARCA rechazó: Comprobante interno 00001-/),
    ]);
  });

  it("is counted apart from what it authorised", async () => {
    await issued();
    await issued();
    await arca.fail("ask", { code: 10999, times: 1 });
    const lane = { ownerId: tenant.userId, pointOfSale: 1, voucherType: C };
    expect(await asSystem("m", () => Tax.authoriseLane(lane))).toEqual({
      ...{ authorised: 1, rejected: 1, gone: 0, postponed: 0 },
    });
  });

  it("says in ARCA's words a code that nobody knows", async () => {
    const { _id } = await issued();
    await arca.fail("ask", { code: 10999, times: 1 });
    await run();
    expect((await state(_id)).reasons).toEqual([
      { code: 10999, message: "ARCA dice: «Error de prueba 10999»" },
    ]);
  });
});

describe("an ARCA that cannot answer", () => {
  it.each([
    ["is down", { status: 503, times: 1 }],
    ["hangs up before it looks", { drop: "before", times: 1 }],
    ["has an error of its own", { code: 501, times: 1 }],
    ["answers a fault", { soapFault: "Server", times: 1 }],
  ] as const)("%s: the invoice waits, says why, and is authorised later", async (_, fault) => {
    const before = (await ours()).length;
    const { _id } = await issued();
    await arca.fail("ask", fault);
    await run();
    expect(await state(_id)).toMatchObject({ state: "waiting", waitingFor: expect.any(String) });
    expect(arca.messages.at(-1)).toMatchObject({ ownerId: tenant.userId, seconds: 60 });
    await run(C, 2);
    expect(await state(_id)).toMatchObject({ state: "authorised" });
    expect(await ours()).toHaveLength(before + 1);
  });

  it("did the work and lost its answer: the number is found, and asked for no more", async () => {
    const before = (await ours()).length;
    const { _id } = await issued();
    await arca.fail("ask", { drop: "after", times: 1 });
    await run();
    expect((await state(_id)).state).toBe("waiting");
    expect(await ours()).toHaveLength(before + 1);
    await run(C, 2);
    const found = await state(_id);
    const voucher = (await ours()).at(-1);
    expect(found).toMatchObject({
      state: "authorised",
      cae: voucher?.cae,
      number: voucher?.number,
    });
    expect(await ours()).toHaveLength(before + 1);
    expect(arca.asked.filter((call) => call === "FECAESolicitar")).toHaveLength(1);
  });

  it("does not accept the ticket any more: another one is had, and kept", async () => {
    const [one, two] = [await issued(), await issued()];
    await run();
    await arca.forgetTickets();
    const three = await issued();
    await run();
    expect((await state(three._id)).state).toBe("waiting");
    await run(C, 1);
    const four = await issued();
    await run(C, 1);
    for (const { _id } of [one, two, three, four]) {
      expect((await state(_id)).state).toBe("authorised");
    }
    expect(arca.asked.filter((call) => call === "login")).toHaveLength(2);
  });

  it("gave its ticket to an answer that was lost: it is left alone for a while", async () => {
    const { _id } = await issued();
    await arca.fail("login", { drop: "after", times: 1 });
    await run();
    await run(C, 2);
    expect((await state(_id)).waitingFor).toContain("sesión anterior");
    const logins = () => arca.asked.filter((call) => call === "login").length;
    expect(logins()).toBe(2);
    await run(C, 5);
    expect(logins()).toBe(2);
    await arca.forgetTickets();
    await run(C, 15);
    expect((await state(_id)).state).toBe("authorised");
  });

  it("is asked again by the sweep where the queue lost its message", async () => {
    const { _id } = await issued();
    await at(now() + 2 * 60_000, () => sweep());
    expect(arca.messages).toContainEqual({
      ...{ ownerId: tenant.userId, pointOfSale: 1, voucherType: C, seconds: 0 },
    });
    await run();
    arca.messages.length = 0;
    await at(now() + 3 * 60_000, () => sweep());
    expect(arca.messages.filter(({ ownerId }) => ownerId === tenant.userId)).toEqual([]);
    expect((await state(_id)).state).toBe("authorised");
  });
});

it("takes the next number where another program used the one it meant", async () => {
  const { _id } = await issued();
  await arca.fail("ask", { drop: "before", times: 1 });
  await run();
  await arca.authoriseElsewhere({ cuit: "20123456786", pointOfSale: 1, voucherType: C });
  const taken = (await arca.vouchers()).at(-1)?.number ?? 0;
  await run(C, 2);
  expect(await state(_id)).toMatchObject({ state: "authorised", number: taken + 1 });
});

it("is paid while it waits, and authorised all the same", async () => {
  const { _id } = await issued();
  await arca.fail("ask", { drop: "after", times: 1 });
  await run();
  const body = { amount: 10, date: today(), method: "efectivo" };
  const paid = await tenant.call("POST", `/api/invoice/${_id}/payments`, { body });
  expect(paid.status).toBe(201);
  await run(C, 2);
  expect(await single(_id)).toMatchObject({ paid: 10, authorisation: { state: "authorised" } });
});

describe("the certificate", () => {
  it("is asked for with a key that never leaves, and taken for that key alone", async () => {
    const practice = await newTenant();
    const path = "/api/invoice-settings/certificate";
    const noProfile = await practice.call("POST", `${path}/request`, { body: { alias: "foja" } });
    expect(noProfile.body.error).toBe("invoice.no_issuer");
    const { body: settings } = await tenant.call("GET", "/api/invoice-settings");
    expect(settings.settings).toMatchObject({ certificate: { state: "ready", request: null } });
    expect(JSON.stringify(settings)).not.toMatch(/PRIVATE|"key"/);
    const anew = await tenant.call("POST", `${path}/request`, { body: { alias: "foja-2" } });
    const { request, state: standing } = anew.body.certificate as Record<string, string>;
    expect([standing, request]).toEqual(["ready", expect.stringContaining("CERTIFICATE REQUEST")]);
    const install = async (certificate: string) =>
      tenant.call("POST", path, { body: { certificate } });
    const another = await newTenant();
    await arca.prepare(another, { cuit: "27-28033514-8" });
    const theirs = await another.call("POST", `${path}/request`, { body: { alias: "otra" } });
    const { request: foreign } = theirs.body.certificate as Record<string, string>;
    const said = async (certificate: string) => String((await install(certificate)).body.message);
    expect(await said("no es PEM")).toContain("no se puede leer");
    expect(await said(await arca.certify(foreign ?? ""))).toContain("no es del último pedido");
    expect(await said(await arca.certify(request ?? "", -1))).toContain("vencido");
    expect((await install(await arca.certify(request ?? ""))).status).toBe(200);
    expect((await install(await arca.certify(request ?? ""))).body.error).toBe(
      "certificate.not_requested",
    );
  });

  it("is notified of thirty days before it ends, once", async () => {
    // It is valid for 700 days.
    const afterDays = (days: number) => now() + days * 24 * 3600_000;
    expect(await at(afterDays(669.5), () => sweep())).toMatchObject({ ending: 0 });
    const month = afterDays(670.5);
    const { ending } = await at(month, () => sweep());
    expect(ending).toBeGreaterThanOrEqual(1);
    expect(await at(month, () => sweep())).toMatchObject({ ending: 0 });
  });

  it("that is about to end is said to its practice by an alert, with the day, once", async () => {
    const month = new Date(now() + 680 * 24 * 3600_000).toISOString();
    const soon = new Date(Date.parse(month) + 5 * 60_000).toISOString();
    for (let run = 0; run < 2; run++) {
      await at(month, () => sweep());
      await sendLetters({ now: soon });
    }
    const { alerts } = await tenant.as(() => Alerts.list({ limit: 100 }));
    expect(alerts.map(({ primaryText, sourceType }) => [primaryText, sourceType])).toEqual([
      [expect.stringMatching(/^Tu certificado de ARCA vence el \d{2}\/\d{2}\/\d{4}$/), "invoice"],
    ]);
  });

  it("is forgotten: what is issued then has no fiscal value", async () => {
    await tenant.call("DELETE", "/api/invoice-settings/certificate");
    expect((await issued()).authorisation.state).toBe("none");
  });
});
