import { INVOICE, withIssuer } from "@foja/harness/arca";
import { rounds, SEED } from "@foja/harness/draw";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

const DATE = "2026-11-02";
const LATER = { count: 1, firstDue: "2026-12-10", every: "month" };

let ana: Tenant;

beforeAll(async () => {
  await withUnits();
  ana = await newTenant({ plan: "premium" });
  await withIssuer(ana, { ivaCondition: "responsableInscripto" });
});

const post = async (path: string, body: object) => {
  const answer = await ana.call("POST", `/api/${path}`, { body });
  const details = answer.body.details as { path: string; message: string }[] | undefined;
  return { ...answer, paths: details?.map(({ path: one }) => one) };
};

async function openCase(): Promise<string> {
  const { body } = await post("folders", { folderName: "Sosa" });
  return `folders/${(body.folder as { _id: string })._id}/account`;
}

/** The largest amount of each unit, and the next one above it. */
const CEILINGS = [
  ["ARS", {}, 100_000_000_000, 100_000_000_000.01],
  ["USD", { rate: 1450.5 }, 100_000_000, 100_000_000.01],
  ["UMA", {}, 1_000_000, 1_000_000.0001],
  ["JUS", {}, 1_000_000, 1_000_000.0001],
] as const;

/** The kinds of entry that take each unit. */
const KINDS = {
  ARS: ["fee", "expense", "advance", "payment", "transfer", "delivery"],
  USD: ["fee", "expense", "advance", "payment", "transfer", "delivery"],
  UMA: ["fee", "payment", "transfer"],
  JUS: ["fee", "payment", "transfer"],
} as const;

describe("an amount of the account", () => {
  for (const [currency, more, most, above] of CEILINGS) {
    it.each(KINDS[currency])(`in ${currency} of a %s is taken up to the ceiling`, async (kind) => {
      const entries = `${await openCase()}/entries`;
      // What takes the client's money needs some: the most that two entries bring.
      const client = { kind: "advance", currency: "ARS", amount: 100_000_000_000, date: DATE };
      await post(entries, client);
      await post(entries, client);
      const body = { kind, currency, date: DATE, ...more };
      const [taken, refused] = [
        await post(entries, { ...body, amount: most }),
        await post(entries, { ...body, amount: above }),
      ];
      expect([taken.status, taken.body.message]).toEqual([201, undefined]);
      expect([refused.status, refused.paths]).toEqual([422, ["amount"]]);
      expect(refused.body.message).toMatch(/^Importe: hasta /);
      const { entry } = taken.body as { entry: { _id: string } };
      expect((await post(`${entries}/${entry._id}/reverse`, {})).status).toBe(201);
    });
  }

  it("in dollars is refused where their pesos are too many, and books nothing", async () => {
    const account = await openCase();
    const body = { kind: "fee", currency: "USD", amount: 100_000_000, date: DATE };
    expect((await post(`${account}/entries`, { ...body, rate: 10_000 })).status).toBe(201);
    const refused = await post(`${account}/entries`, { ...body, rate: 10_000.0001 });
    expect([refused.status, refused.paths]).toEqual([422, ["amount"]]);
    expect(refused.body.message).toBe("Importe: en pesos, hasta $ 1.000.000.000.000,00");
    const { body: read } = await ana.call("GET", `/api/${account}`);
    expect(read.balance).toEqual({ client: 0, practice: 1_000_000_000_000 });
  });

  it.each([
    ["ARS", 100_000_000_000, 100_000_000_000.01],
    ["UMA", 1_000_000, 1_000_000.0001],
    ["JUS", 1_000_000, 1_000_000.0001],
  ])("in %s is parted into instalments up to the ceiling", async (currency, most, above) => {
    const plans = `${await openCase()}/plans`;
    const taken = await post(plans, { ...LATER, currency, amount: most });
    expect([taken.status, taken.body.message]).toEqual([201, undefined]);
    const refused = await post(plans, { ...LATER, currency, amount: above });
    expect([refused.status, refused.paths]).toEqual([422, ["amount"]]);
  });
});

describe("an amount of an invoice", () => {
  const priced = (unitPrice: number, vat: number | string) => ({
    list: { ...INVOICE, lines: [{ description: "Honorarios", quantity: 1, unitPrice, vat }] },
  });

  it("is taken up to the ceiling with its VAT, is paid and counted", async () => {
    const taken = await post("invoice/insert", priced(82_644_628_099.17, 21));
    expect(taken.status).toBe(201);
    const { _id } = taken.body.invoice as { _id: string };
    expect((await ana.call("POST", `/api/invoice/${_id}/issue`)).status).toBe(200);
    const payment = { date: INVOICE.date, method: "efectivo" };
    const above = { ...payment, amount: 100_000_000_000.01 };
    const refused = await post(`invoice/${_id}/payments`, above);
    expect([refused.status, refused.paths]).toEqual([422, ["amount"]]);
    const paid = await post(`invoice/${_id}/payments`, { ...payment, amount: 100_000_000_000 });
    expect([paid.status, paid.body.message]).toEqual([201, undefined]);
    expect((await ana.call("GET", "/api/invoice/figures")).status).toBe(200);
    const dear = await post("invoice/insert", priced(82_644_628_099.18, 21));
    expect([dear.status, dear.paths]).toEqual([422, ["list.lines"]]);
    const line = await post("invoice/insert", priced(100_000_000_000.01, 0));
    expect([line.status, line.paths]).toEqual([422, ["list.lines.0.unitPrice", "list.lines"]]);
  });

  it("of the account is refused beyond it, and bills nothing", async () => {
    const account = await openCase();
    const fee = { kind: "fee", currency: "ARS", amount: 100_000_000_000, date: DATE };
    const { body } = await post(`${account}/entries`, fee);
    const folderId = account.split("/")[1];
    const entryIds = [(body.entry as { _id: string })._id];
    // With 21 % of VAT it is 121,000,000,000.
    const refused = await post("invoice/from-account", { folderId, entryIds });
    expect([refused.status, refused.paths, refused.body.message]).toEqual([
      422,
      ["entryIds"],
      "Asientos: una factura llega hasta $ 100.000.000.000,00. Facturalos en varias.",
    ]);
    const { entries } = (await ana.call("GET", `/api/${account}`)).body;
    expect(entries).toMatchObject([{ billedBy: null }]);
  });
});

const drawing = fc.record({
  kind: fc.constantFrom(...KINDS.ARS),
  currency: fc.constantFrom("ARS", "USD", "UMA", "JUS"),
  power: fc.double({ min: -5, max: 19, noNaN: true }),
  digits: fc.constantFrom(1, 4, 15),
  rate: fc.double({ min: 0.01, max: 10_000_000, noNaN: true }),
  way: fc.constantFrom("entry", "fee", "pays", "plan", "rate"),
});

/** The path and body that a draw asks with. */
function askedBy(account: string, one: typeof drawing extends fc.Arbitrary<infer T> ? T : never) {
  const { kind, currency, power, digits, way } = one;
  const amount = Number((10 ** power).toPrecision(digits));
  const rate = currency === "USD" ? Number(one.rate.toFixed(2)) : undefined;
  const entry = { kind, currency, amount, rate, date: DATE };
  const ways: Record<typeof way, [string, object]> = {
    entry: [`${account}/entries`, entry],
    fee: [`${account}/entries`, { ...entry, kind: "fee" }],
    pays: [`${account}/entries`, { kind, amount, date: DATE, pays: "UMA" }],
    plan: [`${account}/plans`, { ...LATER, amount, currency }],
    rate: ["invoice/insert", { list: { ...INVOICE, rate: amount, currency: "USD" } }],
  };
  return ways[way];
}

it(`takes or refuses generated amounts, and never fails (seed ${SEED})`, async () => {
  const account = await openCase();
  for (const one of fc.sample(drawing, { seed: SEED, numRuns: rounds(160, 20) })) {
    const asked = askedBy(account, one);
    const { status, body } = await post(...asked);
    // 409: the client's money does not reach.
    expect([201, 409, 422], JSON.stringify([asked, status, body])).toContain(status);
  }
  expect((await ana.call("GET", `/api/${account}`)).status).toBe(200);
});
