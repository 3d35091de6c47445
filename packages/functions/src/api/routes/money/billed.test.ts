import { randomUUID } from "node:crypto";
import { at } from "@foja/core/kernel/clock";
import type { Figures } from "@foja/core/money/invoices/figures.schema";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import type { Entry } from "@foja/core/money/ledger/ledger.schema";
import { PROFILE, withIssuer } from "@foja/harness/arca";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const NOW = "2026-11-20T15:00:00.000Z";
const DAY = "2026-11-20";

let ana: Tenant;
let folderId: string;

beforeAll(withUnits);
beforeEach(async () => {
  ana = await newTenant({ plan: "premium" });
  await withIssuer(ana);
  const opened = await send("folders", { folderName: "Vera c/ Sur", customerName: "Luis Vera" });
  folderId = (opened.body.folder as { _id: string })._id;
});

const send = (path: string, body: object = {}, headers = {}) =>
  at(NOW, () => ana.call("POST", `/api/${path}`, { body, headers }));

/** The response of a request that has to succeed. */
async function done<T>(path: string, body: object, name: string): Promise<T> {
  const answer = await send(path, body);
  expect([path, answer.status < 300, answer.body.message]).toEqual([path, true, undefined]);
  return answer.body[name] as T;
}

const refusedBy = async (path: string, body: object) => {
  const { status, body: said } = await send(path, body);
  return [status, said.error, said.message];
};

const book = (body: object) =>
  done<Entry>(
    `folders/${folderId}/account/entries`,
    { date: DAY, currency: "ARS", ...body },
    "entry",
  );
const bill = (...entries: Entry[]) =>
  done<Invoice>(
    "invoice/from-account",
    { folderId, entryIds: entries.map(({ _id }) => _id) },
    "invoice",
  );
const issue = ({ _id }: Invoice) => done<Invoice>(`invoice/${_id}/issue`, {}, "invoice");
const pay = ({ _id }: Invoice, amount: number) =>
  done<Invoice>(
    `invoice/${_id}/payments`,
    { amount, date: DAY, method: "transferencia" },
    "invoice",
  );

type Account = {
  entries: Entry[];
  units: { ARS: number; UMA: number };
  plans: { installments: { paid: number; state: string }[] }[];
};
const account = async () =>
  (await at(NOW, () => ana.call("GET", `/api/folders/${folderId}/account`)))
    .body as unknown as Account;
const owed = async () => (await account()).units;

const inscribed = async () => {
  const answer = await at(NOW, () =>
    ana.call("PUT", "/api/invoice-settings", {
      body: { ...PROFILE, ivaCondition: "responsableInscripto" },
    }),
  );
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
};

describe("an invoice of the account of a case", () => {
  it("bills fees and expenses to the client, in pesos, each once", async () => {
    const fee = await book({ kind: "fee", amount: 1000, description: "Convenio" });
    const expense = await book({ kind: "expense", amount: 50.5 });
    const draft = await bill(fee, expense);
    expect(draft).toMatchObject({
      ...{ status: "draft", folderId, currency: "ARS", total: 1050.5, date: DAY },
      client: { name: "Luis Vera", ivaCondition: "consumidorFinal" },
      billed: { entryIds: [fee._id, expense._id], unit: "ARS" },
    });
    expect(
      draft.lines.map(({ description, unitPrice, vat }) => [description, unitPrice, vat]),
    ).toEqual([
      ["Honorarios: Convenio", 1000, "exempt"],
      ["Gastos", 50.5, "exempt"],
    ]);
    // Due after thirty days.
    expect(draft).toMatchObject({ date: DAY, dueDate: "2026-12-20" });
    const { entries } = await account();
    expect(entries.map(({ billedBy }) => billedBy)).toEqual([draft._id, draft._id]);
    expect(await refusedBy("invoice/from-account", { folderId, entryIds: [fee._id] })).toEqual([
      409,
      "ledger.billed",
      "Alguno de esos asientos ya está facturado o anulado. Volvé a abrir la cuenta.",
    ]);
  });

  it("takes the facts of the contact who is the client", async () => {
    const contact = await done<{ _id: string }>(
      "contacts/create",
      { name: "Eva", lastName: "Sosa", cuit: "20-12345678-6", address: "Mitre 12", city: "Azul" },
      "contact",
    );
    const body = { folderName: "Sosa", client: { contactId: contact._id } };
    const folder = await done<{ _id: string }>("folders", body, "folder");
    folderId = folder._id;
    const { client: billed } = await bill(await book({ kind: "fee", amount: 10 }));
    expect(billed).toMatchObject({ contactId: contact._id, address: "Mitre 12, Azul" });
    expect(billed.cuit?.replace(/\D/g, "")).toBe("20123456786");
  });

  it("is one, asked for twice by the same request, and by fifty at once", async () => {
    const fee = await book({ kind: "fee", amount: 1000 });
    const body = { folderId, entryIds: [fee._id] };
    const headers = { "idempotency-key": randomUUID() };
    const one = await send("invoice/from-account", body, headers);
    const again = await send("invoice/from-account", body, headers);
    expect(again.body.invoice).toEqual(one.body.invoice);
    const other = await book({ kind: "fee", amount: 7 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        send("invoice/from-account", { folderId, entryIds: [other._id] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
  });

  it("refuses what is no debt of this case, what was taken back, and two units in one", async () => {
    const fee = await book({ kind: "fee", amount: 1000 });
    const payment = await book({ kind: "payment", amount: 10 });
    const uma = await book({ kind: "fee", amount: 2, currency: "UMA" });
    const gone = await book({ kind: "fee", amount: 3 });
    await done(`folders/${folderId}/account/entries/${gone._id}/reverse`, {}, "entry");
    const refused = (...entryIds: string[]) =>
      refusedBy("invoice/from-account", { folderId, entryIds });
    const strange = [
      422,
      "request.invalid",
      "Asientos: solo se facturan honorarios y gastos de esta causa, sin anular",
    ];
    expect(await refused(payment._id)).toEqual(strange);
    expect(await refused(fee._id, "led_01KAAAAAAAAAAAAAAAAAAAAAAA")).toEqual(strange);
    expect(await refused("x")).toEqual(strange);
    expect((await refused(gone._id))[1]).toBe("ledger.billed");
    expect((await refused(fee._id, uma._id))[2]).toContain("en facturas distintas");
    expect((await refused())[2]).toBe("Asientos: elegí al menos uno");
    expect((await account()).entries.every(({ billedBy }) => billedBy === null)).toBe(true);
  });

  it("keeps what it bills from being taken back, until the draft is deleted", async () => {
    const fee = await book({ kind: "fee", amount: 1000 });
    const { _id: invoiceId } = await bill(fee);
    const reversal = `folders/${folderId}/account/entries/${fee._id}/reverse`;
    expect(await refusedBy(reversal, {})).toEqual([
      409,
      "ledger.billed",
      "Ese asiento está facturado: anulá antes la factura.",
    ]);
    expect((await send("invoice/delete", { invoiceId })).status).toBe(200);
    await done(reversal, {}, "entry");
    expect(await owed()).toMatchObject({ ARS: 0 });
  });

  it("says when its lines do not come to what they bill, and stays in its case and in pesos", async () => {
    const draft = await bill(await book({ kind: "fee", amount: 1000 }));
    const update = (list: object) =>
      refusedBy("invoice/update", { list: { _id: draft._id, ...list } });
    expect((await update({ folderId: null }))[2]).toContain("Causa: la factura es de los asientos");
    expect((await update({ currency: "USD", rate: 1400 }))[2]).toContain("Moneda");
    const lines = [{ description: "Consulta", quantity: 1, unitPrice: 900, vat: "exempt" }];
    const list = { _id: draft._id, lines };
    const { history } = await done<Invoice>("invoice/update", { list }, "invoice");
    expect(history.at(-1)?.what).toBe("Se cambió el borrador");
    expect((await refusedBy(`invoice/${draft._id}/issue`, {}))[2]).toContain(
      "suman $ 900,00 sin IVA, y los asientos que facturan, $ 1.000,00",
    );
  });
});

describe("what was paid in the account before", () => {
  const figures = async () =>
    (await at(NOW, () => ana.call("GET", "/api/invoice/figures"))).body.figures as Figures;

  it("is counted when it is issued, so that the invoice demands what the account says", async () => {
    const fee = await book({ kind: "fee", amount: 1_500_000 });
    const expense = await book({ kind: "expense", amount: 25_000 });
    await book({ kind: "payment", amount: 500_000 });
    const invoice = await issue(await bill(fee, expense));
    expect(invoice).toMatchObject({
      ...{ status: "partlyPaid", total: 1_525_000, paid: 500_000, owed: 1_025_000 },
      payments: [
        {
          amount: 500_000,
          fromAccount: true,
          booked: false,
          note: expect.stringMatching(/cuenta/),
        },
      ],
    });
    expect(await owed()).toMatchObject({ ARS: 1_025_000 });
    expect((await pay(invoice, 1_025_000)).status).toBe("paid");
    expect(await owed()).toMatchObject({ ARS: 0 });
  });

  it("is counted once among invoices, first for what is on none", async () => {
    const fees = [];
    for (const amount of [1000, 300, 200]) fees.push(await book({ kind: "fee", amount }));
    await book({ kind: "payment", amount: 400 });
    const [first, second, third] = fees as [Entry, Entry, Entry];
    // 1,100 are owed: 200 of what is on no invoice, and 900 of 1,000.
    const billed = [await issue(await bill(third))];
    expect(billed[0]?.owed).toBe(200);
    billed.push(await issue(await bill(first)), await issue(await bill(second)));
    expect(billed.map(({ owed: left }) => left)).toEqual([200, 900, 0]);
    expect(billed[2]?.status).toBe("paid");
    expect(await owed()).toMatchObject({ ARS: 1100 });
  });

  it("is counted after the VAT, and given back when the invoice is voided", async () => {
    await inscribed();
    const fee = await book({ kind: "fee", amount: 1000 });
    await book({ kind: "payment", amount: 500 });
    const invoice = await issue(await bill(fee));
    expect(invoice).toMatchObject({ total: 1210, paid: 500, owed: 710 });
    expect((await figures()).months.at(-1)?.amounts[0]).toMatchObject({
      issued: 1210,
      collected: 0,
    });
    expect((await figures()).owed[0]?.total).toBe(710);
    expect(await owed()).toMatchObject({ ARS: 710 });
    const { status, body } = await send(`invoice/${invoice._id}/void`);
    expect([status, body.invoice]).toMatchObject([
      200,
      { status: "voided", payments: [], paid: 0 },
    ]);
    expect((await figures()).owed[0]?.total).toBe(0);
    expect(await owed()).toMatchObject({ ARS: 500 });
    expect(await issue(await bill(fee))).toMatchObject({ paid: 500, owed: 710 });
  });

  it("of a fee in UMA is worth its pesos of the day, and leaves the VAT to be paid", async () => {
    await inscribed();
    const uma = await book({ kind: "fee", amount: 10, currency: "UMA" });
    await book({ kind: "payment", amount: 4, currency: "UMA" });
    const invoice = await issue(await bill(uma));
    // 10 UMA are 1,042,200 and 218,862 of VAT; 4 UMA were paid: 416,880.
    expect(invoice).toMatchObject({ total: 1_261_062, paid: 416_880, owed: 844_182 });
    for (const amount of [333.33, 400_000.01, 443_848.66]) await pay(invoice, amount);
    const left = await owed();
    expect([left.ARS, left.UMA]).toEqual([0, 0]);
  });

  it("is as much as there was, when the client pays while it is issued", async () => {
    const fee = await book({ kind: "fee", amount: 1000 });
    const draft = await bill(fee);
    const [invoice] = await Promise.all([
      issue(draft),
      ...[10, 20, 30].map((amount) => book({ kind: "payment", amount })),
    ]);
    const { entries } = await account();
    const before = entries.filter(({ kind }) => kind === "payment").length;
    expect(before).toBe(3);
    expect([1000, 990, 980, 970, 960, 950, 940]).toContain(invoice.owed);
  });
});

describe("its payments", () => {
  it("are booked in the account with the VAT that the client owes, and taken back together", async () => {
    await inscribed();
    const fee = await book({ kind: "fee", amount: 1000 });
    const invoice = await issue(await bill(fee));
    expect([invoice.letter, invoice.vat, invoice.total]).toEqual(["B", 210, 1210]);
    expect(await owed()).toMatchObject({ ARS: 1210 });
    await done(
      `folders/${folderId}/account/plans`,
      { feeId: fee._id, count: 2, firstDue: "2026-12-01", every: "month" },
      "plan",
    );
    const paid = await pay(invoice, 600);
    expect(await owed()).toMatchObject({ ARS: 610 });
    expect(paid.payments).toMatchObject([{ amount: 600, booked: true }]);
    const { entries, plans } = await account();
    const entry = entries.find(({ kind }) => kind === "payment");
    expect(entry).toMatchObject({ pesos: 600, invoiceId: invoice._id });
    expect(entry?.description).toMatch(/^Cobro del Comprobante interno 1$/);
    expect(plans[0]?.installments.map((one) => one.paid)).toEqual([500, 100]);
    expect(
      await refusedBy(`folders/${folderId}/account/entries/${entry?._id}/reverse`, {}),
    ).toEqual([
      409,
      "ledger.billed",
      "Ese asiento es de una factura: revertí el cobro, o anulá la factura.",
    ]);
    await done(`invoice/${invoice._id}/payments/${paid.payments[0]?._id}/reverse`, {}, "invoice");
    expect(await owed()).toMatchObject({ ARS: 1210 });
    expect((await account()).plans[0]?.installments.map((one) => one.paid)).toEqual([0, 0]);
    const voided = await send(`invoice/${invoice._id}/void`);
    expect(voided.status).toBe(200);
    expect(voided.body.creditNote).toMatchObject({ billed: null });
    expect(await owed()).toMatchObject({ ARS: 1000 });
    expect((await bill(fee)).total).toBe(1210);
  });

  it("pay a fee in UMA at the value of their day, and its VAT in pesos to the cent", async () => {
    await inscribed();
    const uma = await book({ kind: "fee", amount: 10, currency: "UMA" });
    const invoice = await issue(await bill(uma));
    expect([invoice.net, invoice.vat, invoice.total]).toEqual([1_042_200, 218_862, 1_261_062]);
    expect(invoice.lines[0]?.description).toBe("Honorarios (10 UMA a $ 104.220,00)");
    expect(await owed()).toMatchObject({ UMA: 10, ARS: 218_862 });
    for (const amount of [333.33, 100_000.01, 1_160_728.66]) await pay(invoice, amount);
    const left = await owed();
    expect(left.ARS).toBe(0);
    expect(left.UMA).toBe(0);
  });

  it("never leave the account saying something else than the invoices", async () => {
    const fees = [];
    for (const amount of [100, 200, 300]) fees.push(await book({ kind: "fee", amount }));
    const invoices = await Promise.all(fees.map(async (fee) => issue(await bill(fee))));
    await Promise.all(
      invoices.flatMap((invoice) => [10, 20, 30].map((amount) => pay(invoice, amount))),
    );
    expect(await owed()).toMatchObject({ ARS: 600 - 180 });
    const [first] = invoices;
    const over = await refusedBy(`invoice/${first?._id}/payments`, {
      ...{ amount: 100, date: DAY, method: "efectivo" },
    });
    expect(over[1]).toBe("invoice.overpaid");
    expect(await owed()).toMatchObject({ ARS: 600 - 180 });
  });

  it("are of the invoice alone when its case was deleted, or when it bills no account", async () => {
    const invoice = await issue(await bill(await book({ kind: "fee", amount: 100 })));
    expect((await at(NOW, () => ana.call("DELETE", `/api/folders/${folderId}`))).status).toBe(200);
    const paid = await pay(invoice, 40);
    expect(paid.payments).toMatchObject([{ amount: 40, booked: false }]);
    const [payment] = paid.payments;
    await done(`invoice/${invoice._id}/payments/${payment?._id}/reverse`, {}, "invoice");
  });
});
