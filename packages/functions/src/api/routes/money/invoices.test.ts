import { at } from "@foja/core/kernel/clock";
import { Invoices } from "@foja/core/money/invoices";
import type { Figures } from "@foja/core/money/invoices/figures.schema";
import type { Kept } from "@foja/core/money/invoices/invoice.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { paperName, paperOf } from "@foja/core/money/invoices/paper.rules";
import { voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import { call } from "@foja/harness/api";
import { INVOICE, PROFILE, withIssuer } from "@foja/harness/arca";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/invoices-sweep";

const NOW = "2026-11-20T15:00:00.000Z";
/** With VAT, so that the totals of a B have it inside. */
const INSCRIBED = { ivaCondition: "responsableInscripto" };
let tenant: Tenant;

// Its sweeps cover the whole table: other files leave items waiting for their own ARCA.
beforeAll(() => ownTable());
beforeEach(async () => {
  tenant = await newTenant();
  await withIssuer(tenant, INSCRIBED);
});

const post = (path: string, body: object = {}, who = tenant, headers = {}) =>
  at(NOW, () => who.call("POST", `/api/invoice/${path}`, { body, headers }));
const act = (path: string, who = tenant) => at(NOW, () => who.call("POST", `/api/invoice/${path}`));
const invoiceOf = ({ body }: { body: Record<string, unknown> }) => body.invoice as Invoice;

async function draft(changes: object = {}, who = tenant): Promise<Invoice> {
  const answer = await post("insert", { list: { ...INVOICE, ...changes } }, who);
  expect(answer.status).toBe(201);
  return invoiceOf(answer);
}

async function issued(changes: object = {}, who = tenant): Promise<Invoice> {
  const { _id } = await draft(changes, who);
  const answer = await act(`${_id}/issue`, who);
  expect(answer.status).toBe(200);
  return invoiceOf(answer);
}

const single = async (id: string) => invoiceOf(await post("single", { id }));
const figures = async () =>
  (await at(NOW, () => tenant.call("GET", "/api/invoice/figures"))).body.figures as Figures;
const list = async (query = "") => {
  const { status, body } = await tenant.call("GET", `/api/invoice/list${query}`);
  expect(status).toBe(200);
  return body.invoices as Invoice[];
};
const PAYMENT = { amount: 1, date: "2026-11-20", method: "transferencia" };

describe("a draft", () => {
  it("is inserted with its totals, read, changed and deleted", async () => {
    const one = await draft();
    expect(one).toMatchObject({
      status: "draft",
      number: null,
      letter: "B",
      net: 150_000,
      exempt: 0,
      vat: 31_500,
      total: 181_500,
      authorisation: { state: "none" },
    });
    // The issuer's data of today, before anything is issued.
    expect(one.issuer).toMatchObject({ cuit: expect.any(String), address: expect.any(String) });
    const changed = await post("update", {
      list: {
        _id: one._id,
        lines: [{ description: "Gastos", quantity: 2, unitPrice: 10, vat: "exempt" }],
      },
    });
    expect(invoiceOf(changed)).toMatchObject({ exempt: 20, total: 20, version: 2, notes: null });
    expect(await single(one._id)).toEqual(invoiceOf(changed));
    expect((await post("delete", { invoiceId: one._id })).status).toBe(200);
    expect((await post("single", { id: one._id })).body.error).toBe("invoice.not_found");
    expect(await list()).toEqual([]);
  });

  it("refuses what does not agree, in a sentence that names the field", async () => {
    const wrong = async (changes: object) => {
      const { status, body } = await post("insert", { list: { ...INVOICE, ...changes } });
      expect(status).toBe(422);
      return String(body.message);
    };
    expect(await wrong({ dueDate: "2026-11-19" })).toContain("Vencimiento");
    expect(await wrong({ client: { ...INVOICE.client, cuit: "20-12345678-5" } })).toContain("CUIT");
    expect(await wrong({ lines: [] })).toContain("Renglones");
    expect(await wrong({ lines: [{ ...INVOICE.lines[0], vat: 27 }] })).toContain("IVA");
    expect(await wrong({ pointOfSale: 0 })).toContain("Punto de venta");
    const dear = { ...INVOICE.lines[0], quantity: 900_000, unitPrice: 9_999_999_999_999 };
    expect(await wrong({ lines: [dear] })).toContain("demasiado grande");
  });

  it("keeps its dates in order when only one of them is changed", async () => {
    const { _id } = await draft();
    const { status, body } = await post("update", { list: { _id, dueDate: "2026-11-01" } });
    expect([status, body.message]).toEqual([422, "Vencimiento: no puede ser anterior a la fecha."]);
  });

  it("is changed under the version that was read", async () => {
    const { _id } = await draft();
    const body = { list: { _id, notes: "Una" } };
    expect((await post("update", body, tenant, { "if-match": '"1"' })).status).toBe(200);
    expect((await post("update", body, tenant, { "if-match": '"1"' })).status).toBe(412);
  });

  it("is made once by a request that is repeated", async () => {
    const headers = { "idempotency-key": `una-${tenant.userId}` };
    const [one, again] = [
      await post("insert", { list: INVOICE }, tenant, headers),
      await post("insert", { list: INVOICE }, tenant, headers),
    ];
    expect(invoiceOf(again)._id).toBe(invoiceOf(one)._id);
    expect(await list()).toHaveLength(1);
    expect((await figures()).counts.draft).toBe(1);
  });
});

describe("issuing", () => {
  it("numbers fifty issued at once from 1 to 50, whatever their point of sale", async () => {
    const drafts = await Promise.all(Array.from({ length: 50 }, () => draft()));
    const answers = await Promise.all(drafts.map(({ _id }) => act(`${_id}/issue`)));
    const numbers = answers.map((answer) => invoiceOf(answer).number ?? 0);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    expect((await issued({ pointOfSale: 2 })).number).toBe(51);
    expect((await issued()).number).toBe(52);
    expect((await figures()).counts).toMatchObject({ issued: 52, draft: 0 });
  });

  it("names what is missing of who issues, and leaves the draft as it was", async () => {
    const nobody = await newTenant();
    const { _id } = await draft({}, nobody);
    const refused = await act(`${_id}/issue`, nobody);
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      409,
      "invoice.no_issuer",
      "Para emitir, completá en los datos de facturación: razón social, CUIT, condición frente al IVA, domicilio comercial y punto de venta.",
    ]);
    expect((refused.body.details as { path: string }[]).map(({ path }) => path)).toEqual([
      ...["legalName", "cuit", "ivaCondition", "address", "pointsOfSale"],
    ]);
    await withIssuer(nobody);
    expect(invoiceOf(await act(`${_id}/issue`, nobody))).toMatchObject({ number: 1, version: 2 });
  });

  it("without a CAE makes an internal paper, numbered apart, which says what it is", async () => {
    const one = await issued({ client: { ...INVOICE.client, email: "m@ejemplo.com.ar" } });
    expect([one.series, one.number, voucherTitle(one)]).toEqual([
      "internal",
      1,
      "Comprobante interno 1",
    ]);
    expect(one.history.map(({ what }) => what)).toContain("Se emitió como Comprobante interno 1");
    const paper = JSON.stringify(paperOf(one));
    expect(paper).toContain("no válido como factura");
    expect(paper).not.toContain("Factura");
    expect(paperName(one)).toBe("comprobante-interno-1");
  });

  it("keeps the number of those that were issued before there was a series of their own", async () => {
    const one = await issued({ pointOfSale: 2 });
    await tenant.as(async () => {
      const { series: _, ...old } = await Invoices.kept(one._id);
      await Invoices.save(old as Kept, { ...old, number: 8 } as Kept);
    });
    const old = await single(one._id);
    expect(voucherTitle(old)).toBe("Comprobante interno 00002-00000008");
    expect(old.series).toBe("pointOfSale");
    expect((await issued({ pointOfSale: 2 })).number).toBe(2);
  });

  it("never dates an internal paper before the last one, whoever issues at once", async () => {
    const refusal = (message: string) => [422, "request.invalid", message];
    const asked = async (date: string) => {
      const { _id } = await draft({ date, dueDate: date });
      const { status, body } = await act(`${_id}/issue`);
      return status === 200 ? "issued" : [status, body.error, body.message];
    };
    expect(await asked("1900-01-01")).toEqual(
      refusal("Fecha: no puede ser más de diez años anterior a hoy."),
    );
    expect(await asked("2026-11-18")).toBe("issued");
    const back =
      "Fecha: no puede ser anterior a la del último comprobante de la misma numeración, 18/11/2026.";
    expect(await asked("2026-11-17")).toEqual(refusal(back));
    expect(await asked("2026-11-18")).toBe("issued");
    const days = ["19", "20", "21", "22", "23", "24"].map((day) => `2026-11-${day}`);
    await Promise.all(days.map(asked));
    const papers = (await list("?limit=100")).filter(({ number }) => number !== null);
    const byNumber = papers.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    expect(byNumber.map(({ number }) => number)).toEqual(byNumber.map((_, at) => at + 1));
    expect(byNumber.map(({ date }) => date)).toEqual(byNumber.map(({ date }) => date).sort());
  });

  it("issues an invoice once, and leaves it as it was issued", async () => {
    const { _id } = await draft();
    const [one, other] = await Promise.all([act(`${_id}/issue`), act(`${_id}/issue`)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect((await single(_id)).number).toBe(1);
    expect((await post("update", { list: { _id, notes: "Otra" } })).body.error).toBe(
      "invoice.state",
    );
    expect((await post("delete", { invoiceId: _id })).body.error).toBe("invoice.state");
    expect((await issued()).number).toBe(2);
  });

  it("takes the class from the profile and the client, and keeps who issued it", async () => {
    const settings = (ivaCondition: string) =>
      tenant.call("PUT", "/api/invoice-settings", { body: { ...PROFILE, ivaCondition } });
    await settings("responsableInscripto");
    const cuit = "30-50001091-2";
    const a = await issued({
      client: { name: "Acme SA", cuit, ivaCondition: "responsableInscripto" },
    });
    expect(a).toMatchObject({ letter: "A", issuer: { cuit: "20123456786" } });
    const b = await issued();
    expect(b).toMatchObject({ letter: "B", total: 181_500 });
    expect(b.lines[0]).toMatchObject({ amount: 150_000, shown: 181_500 });
    const noCuit = await draft({
      client: { name: "Acme SA", ivaCondition: "responsableInscripto" },
    });
    const refused = await act(`${noCuit._id}/issue`);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "CUIT: una factura A lleva el CUIT del cliente.",
    ]);
    await settings("monotributo");
    expect(await issued()).toMatchObject({ letter: "C", vat: 0, total: 150_000 });
    const strange = await draft({ pointOfSale: 9 });
    expect((await act(`${strange._id}/issue`)).status).toBe(422);
    expect(await single(b._id)).toMatchObject({
      letter: "B",
      issuer: { ivaCondition: "responsableInscripto" },
    });
  });

  it("wants a rate for dollars, and counts them apart", async () => {
    const { _id } = await draft({ currency: "USD" });
    expect((await act(`${_id}/issue`)).status).toBe(422);
    await post("update", { list: { _id, rate: 1450.5 } });
    expect(invoiceOf(await act(`${_id}/issue`))).toMatchObject({ currency: "USD", rate: 1450.5 });
    const { owed } = await figures();
    expect(owed).toMatchObject([
      { currency: "ARS", total: 0 },
      { currency: "USD", total: 181_500 },
    ]);
  });
});

describe("payments", () => {
  it("are taken in parts up to what is owed, once, and can be taken back", async () => {
    const { _id, total } = await issued();
    const headers = { "idempotency-key": `cobro-${_id}` };
    const first = { ...PAYMENT, amount: 81_500 };
    const paid = await post(`${_id}/payments`, first, tenant, headers);
    expect(paid.status).toBe(201);
    expect(invoiceOf(paid)).toMatchObject({ status: "partlyPaid", paid: 81_500, owed: 100_000 });
    await post(`${_id}/payments`, first, tenant, headers);
    expect((await single(_id)).payments).toHaveLength(1);
    const over = await post(`${_id}/payments`, { ...PAYMENT, amount: 100_000.01 });
    expect([over.status, over.body.message]).toEqual([
      409,
      "Importe: no puede superar lo que se debe, $ 100.000,00.",
    ]);
    const last = await post(`${_id}/payments`, { ...PAYMENT, amount: 100_000 });
    expect(invoiceOf(last)).toMatchObject({ status: "paid", owed: 0 });
    const again = await post(`${_id}/payments`, PAYMENT);
    expect([again.status, again.body.error]).toEqual([409, "invoice.state"]);
    const payment = invoiceOf(last).payments[1]?._id;
    const back = await post(`${_id}/payments/${payment}/reverse`, { reason: "Cheque rechazado" });
    expect(invoiceOf(back)).toMatchObject({ status: "partlyPaid", paid: 81_500 });
    expect(invoiceOf(back).payments).toMatchObject([
      { amount: 81_500 },
      { amount: 100_000, reversedBy: invoiceOf(back).payments[2]?._id },
      { amount: -100_000, reverses: payment, note: "Cheque rechazado" },
    ]);
    const twice = await post(`${_id}/payments/${payment}/reverse`);
    expect(twice.body.error).toBe("invoice.state");
    expect((await post(`${_id}/payments/led_x/reverse`)).body.error).toBe("payment.not_found");
    const { months, owed } = await figures();
    expect(months.at(-1)).toMatchObject({
      month: "2026-11",
      amounts: [{ issued: total, voided: 0, collected: 81_500 }, { issued: 0 }],
    });
    expect(owed[0]).toMatchObject({
      total: 100_000,
      ages: [{ age: "current", amount: 100_000 }, {}, {}, {}, {}],
    });
  });

  it("never exceed what is owed, however many arrive at once", async () => {
    const { _id } = await issued({
      lines: [{ description: "Uno", quantity: 1, unitPrice: 10, vat: 0 }],
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(`${_id}/payments`, { ...PAYMENT, amount: 3 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await single(_id)).toMatchObject({ paid: 9, owed: 1, status: "partlyPaid" });
  });

  it("are not for drafts", async () => {
    const { _id } = await draft();
    expect((await post(`${_id}/payments`, PAYMENT)).body.error).toBe("invoice.state");
  });
});

describe("voiding", () => {
  it("makes one more internal paper, and nothing is owed any more", async () => {
    await issued();
    const two = await issued();
    const { status, body } = await post(`${two._id}/void`, { reason: "Cliente equivocado" });
    expect(status).toBe(200);
    const note = body.creditNote as Invoice;
    expect(note).toMatchObject({ document: "creditNote", number: 3, total: two.total, owed: 0 });
    expect(note.voids).toEqual({ _id: two._id, name: "Comprobante interno 2" });
    expect(body.invoice).toMatchObject({
      status: "voided",
      voidedBy: note._id,
      voidReason: "Cliente equivocado",
      owed: 0,
    });
    expect((await post(`${two._id}/void`)).body.error).toBe("invoice.state");
    expect((await post(`${note._id}/void`)).body.error).toBe("invoice.state");
    expect((await post(`${note._id}/payments`, PAYMENT)).body.error).toBe("invoice.state");
    const { counts, owed, months } = await figures();
    expect(counts).toMatchObject({ issued: 1, voided: 1 });
    expect(owed[0]?.total).toBe(two.total);
    expect(months.at(-1)?.amounts[0]).toMatchObject({ issued: 2 * two.total, voided: two.total });
  });

  it("waits until the payments were taken back, and is not for drafts", async () => {
    const one = await issued();
    const paid = invoiceOf(await post(`${one._id}/payments`, PAYMENT));
    expect((await post(`${one._id}/void`)).body.error).toBe("invoice.state");
    await post(`${one._id}/payments/${paid.payments[0]?._id}/reverse`);
    expect((await post(`${one._id}/void`)).status).toBe(200);
    const { _id } = await draft();
    expect((await post(`${_id}/void`)).body.error).toBe("invoice.state");
  });
});

describe("the list", () => {
  it("is by pages, the latest first, and by state, client and days", async () => {
    const contact = { name: "Marta", lastName: "Sosa" };
    const made = await tenant.call("POST", "/api/contacts/create", { body: contact });
    const contactId = (made.body.contact as { _id: string })._id;
    await draft({ date: "2026-11-01" });
    const two = await issued({ date: "2026-11-02", dueDate: "2026-11-10" });
    await issued({ date: "2026-11-03", client: { ...INVOICE.client, contactId } });
    const dates = async (query: string) => (await list(query)).map(({ date }) => date.slice(8));
    expect(await dates("")).toEqual(["03", "02", "01"]);
    expect(await dates("?status=draft")).toEqual(["01"]);
    expect(await dates("?status=issued")).toEqual(["03"]);
    expect(await dates("?overdue=true")).toEqual(["02"]);
    expect(await dates(`?client=${contactId}`)).toEqual(["03"]);
    expect(await dates("?client=sosa,%20MARTA")).toEqual(["02", "01"]);
    expect(await dates("?client=sosa,%20MARTA&status=draft")).toEqual(["01"]);
    expect(await dates("?from=2026-11-02&to=2026-11-02")).toEqual(["02"]);
    expect(await dates("?status=issued&to=2026-11-02")).toEqual([]);
    const first = await tenant.call("GET", "/api/invoice/list?limit=2");
    expect(first.body.invoices).toHaveLength(2);
    const rest = await dates(
      `?limit=2&cursor=${encodeURIComponent(String(first.body.nextCursor))}`,
    );
    expect(rest).toEqual(["01"]);
    expect(two.status).toBe("overdue");
    expect((await tenant.call("GET", "/api/invoice/list?status=otra")).status).toBe(422);
    expect(
      (await tenant.call("GET", "/api/invoice/list?from=2026-12-01&to=2026-11-01")).status,
    ).toBe(422);
  });

  it("shows nothing of another practice", async () => {
    const other = await newTenant();
    const { _id } = await issued();
    expect((await other.call("GET", "/api/invoice/list")).body.invoices).toEqual([]);
    for (const path of ["issue", "void", "send", "link", "authorise"]) {
      const body = path === "void" || path === "send" ? {} : undefined;
      const { status } = await other.call("POST", `/api/invoice/${_id}/${path}`, { body });
      expect(status).toBe(404);
    }
  });
});

describe("what falls due", () => {
  it("is swept once into overdue, with an alert, and grows older", async () => {
    const one = await issued({ dueDate: "2026-11-30" });
    const half = await issued({ dueDate: "2026-12-01" });
    await post(`${half._id}/payments`, { ...PAYMENT, amount: 500 });
    await at("2026-12-01T02:59:00.000Z", () => sweep());
    expect((await single(one._id)).status).toBe("issued");
    await at("2026-12-01T03:01:00.000Z", () => sweep());
    expect((await single(one._id)).status).toBe("overdue");
    expect((await single(half._id)).status).toBe("partlyPaid");
    const swept = await at("2026-12-02T03:01:00.000Z", () => sweep());
    expect(swept).toMatchObject({ overdue: 1 });
    expect((await figures()).owed[0]?.ages.slice(0, 2)).toEqual([
      { age: "current", amount: 0 },
      { age: "days30", amount: one.total + half.total - 500 },
    ]);
    await at("2027-01-05T12:00:00.000Z", () => sweep());
    await at("2027-01-05T12:01:00.000Z", () => sweep());
    expect((await figures()).owed[0]?.ages[2]).toEqual({
      age: "days60",
      amount: one.total + half.total - 500,
    });
    expect((await single(one._id)).version).toBe(4);
  });
});

describe("the page of a client", () => {
  const visit = (link: string | null) =>
    call("GET", `/api/public/invoice/${(link ?? "").split("/").at(-1)}`);

  it("shows the voucher and nothing else, until it is closed", async () => {
    const client = { ...INVOICE.client, email: "marta@ejemplo.com.ar" };
    const one = await issued({ client });
    expect(one.link).toBeNull();
    const open = invoiceOf(await act(`${one._id}/link`));
    expect(open.link).toMatch(/^http:\/\/localhost:3000\/invoice\/[\w-]{43}$/);
    expect(invoiceOf(await act(`${one._id}/link`)).link).toBe(open.link);
    const seen = await visit(open.link);
    expect(seen.status).toBe(200);
    expect(seen.headers.get("x-robots-tag")).toContain("noindex");
    expect(seen.headers.get("referrer-policy")).toBe("no-referrer");
    expect(seen.body.invoice).toMatchObject({ total: one.total, client: { email: null } });
    const said = JSON.stringify(seen.body);
    for (const secret of [tenant.userId, one._id, "history", "payments", "marta@"]) {
      expect(said).not.toContain(secret);
    }
    const closed = await tenant.call("DELETE", `/api/invoice/${one._id}/link`);
    expect(invoiceOf(closed).link).toBeNull();
    expect((await visit(open.link)).status).toBe(404);
    const anew = invoiceOf(await act(`${one._id}/link`));
    expect(anew.link).not.toBe(open.link);
    expect((await visit(anew.link)).status).toBe(200);
  });

  it("is not for drafts, and guesses open nothing", async () => {
    const { _id } = await draft();
    expect((await act(`${_id}/link`)).status).toBe(404);
    expect((await visit("x")).status).toBe(404);
    expect((await visit("A".repeat(43))).status).toBe(404);
  });
});

describe("the figures", () => {
  const known = async (id: string) =>
    (await post("single", { id })).body.invoice as Invoice | undefined;
  const payAll = async (id: string) =>
    post(`${id}/payments`, { ...PAYMENT, amount: (await known(id))?.owed || 1 });
  const reverseFirst = async (id: string) => {
    const all = (await known(id))?.payments ?? [];
    const first = all.find(({ reversedBy, reverses }) => !reversedBy && !reverses);
    return post(`${id}/payments/${first?._id}/reverse`);
  };
  let recount: (all: Invoice[]) => object;

  beforeAll(() => {
    recount = (all) => {
      const invoices = all.filter(({ document }) => document === "invoice");
      const sum = (list: number[]) => Math.round(list.reduce((total, one) => total + one, 0) * 100);
      const since = invoices.filter(({ status }) => status !== "draft");
      return {
        drafts: invoices.filter(({ status }) => status === "draft").length,
        paid: invoices.filter(({ status }) => status === "paid").length,
        voided: invoices.filter(({ status }) => status === "voided").length,
        owed: sum(invoices.map(({ owed }) => owed)),
        issued: sum(since.map(({ total }) => total)),
        collected: sum(all.flatMap(({ payments }) => payments.map(({ amount }) => amount))),
      };
    };
  });

  it("equal a recount of the list after a hundred steps", async () => {
    const ids: string[] = [];
    const steps = [
      async (_: string, step: number) => {
        const lines = [{ ...INVOICE.lines[0], unitPrice: step + 0.37 }];
        ids.push((await draft({ lines }))._id);
      },
      (id: string) => act(`${id}/issue`),
      (id: string) => post(`${id}/payments`, { ...PAYMENT, amount: 0.11 }),
      (id: string) => post(`${id}/void`),
      (id: string) => act(`${id}/issue`),
      (id: string) => payAll(id),
      (id: string) => reverseFirst(id),
      (id: string) => post("delete", { invoiceId: id }),
      (id: string) => payAll(id),
    ];
    for (let step = 0; step < 100; step += 1) {
      const does = steps[ids.length < 3 ? 0 : step % steps.length];
      await does?.(ids[(step * 7) % Math.max(ids.length, 1)] ?? "", step);
    }
    const { counts, owed, months } = await figures();
    const cents = (amount = 0) => Math.round(amount * 100);
    const month = months.at(-1)?.amounts[0];
    expect({
      drafts: counts.draft,
      paid: counts.paid,
      voided: counts.voided,
      owed: cents(owed[0]?.total),
      issued: cents(month?.issued),
      collected: cents(month?.collected),
    }).toEqual(recount(await list("?limit=1000")));
    expect([counts.paid, counts.voided, counts.draft].every((count) => count > 0)).toBe(true);
  });
});

it("leaves what another did when its own version is gone", async () => {
  const { _id } = await issued();
  await tenant.as(async () => {
    const read = await Invoices.kept(_id);
    await Invoices.save(read, { ...read, notes: "Primera" });
    await expect(Invoices.save(read, { ...read, notes: "Segunda" })).rejects.toThrow(
      "Otra persona",
    );
  });
  expect((await single(_id)).notes).toBe("Primera");
});
