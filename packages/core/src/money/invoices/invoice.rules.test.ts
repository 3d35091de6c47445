import { keptInvoice, keptPayment } from "@foja/harness/kept-invoice";
import { describe, expect, it } from "vitest";
import {
  ageOn,
  asGiven,
  becomesOverdue,
  factsOf,
  type Kept,
  lackOf,
  lettered,
  nextThreshold,
  owedOf,
  present,
  statusOn,
} from "./invoice.rules";

const paid = (...cents: number[]) => ({ payments: cents.map(keptPayment) });

describe("what is owed of an invoice", () => {
  it.each<[string, Partial<Kept>, number]>([
    ["all of it", {}, 121_000],
    ["what its payments leave", paid(20_000, 1000), 100_000],
    ["again what was reversed", paid(20_000, -20_000), 121_000],
    ["nothing of a draft", { status: "draft" }, 0],
    ["nothing of one that is voided", { status: "voided" }, 0],
    ["nothing of a credit note", { document: "creditNote" }, 0],
  ])("is %s", (_, more, cents) => expect(owedOf(keptInvoice(more))).toBe(cents));
});

describe("the state of an invoice", () => {
  it.each<[string, Partial<Kept>, string]>([
    ["2026-04-02", {}, "issued"],
    ["2026-04-03", {}, "overdue"],
    ["2026-04-02", paid(1), "partlyPaid"],
    ["2026-04-03", paid(1), "overdue"],
    ["2026-04-03", paid(121_000), "paid"],
    ["2026-04-02", paid(120_999), "partlyPaid"],
    ["2026-04-03", { status: "draft" }, "draft"],
    ["2026-04-03", { status: "voided" }, "voided"],
    ["2026-04-03", { document: "creditNote" }, "issued"],
  ])("on %s, with %j, is %s", (day, more, status) => {
    expect(statusOn(keptInvoice(more), day)).toBe(status);
  });
});

it.each<[Kept["status"], Kept["status"], boolean]>([
  ["issued", "overdue", true],
  ["partlyPaid", "overdue", true],
  ["overdue", "overdue", false],
  ["issued", "partlyPaid", false],
  ["overdue", "paid", false],
])("from %s to %s becomes overdue: %s", (before, after, is) => {
  expect(becomesOverdue({ status: before }, { status: after })).toBe(is);
});

describe("the age of a debt", () => {
  it.each([
    ["2026-04-02", "current"],
    ["2026-04-03", "days30"],
    ["2026-05-02", "days30"],
    ["2026-05-03", "days60"],
    ["2026-06-01", "days60"],
    ["2026-06-02", "days90"],
    ["2026-07-01", "days90"],
    ["2026-07-02", "older"],
    ["2030-01-01", "older"],
  ])("that is due on 2 April is on %s «%s»", (day, age) => {
    expect(ageOn("2026-04-02", day)).toBe(age);
  });

  it.each<[Partial<Kept>, string | undefined]>([
    [{ age: "current" }, "2026-04-03"],
    [{ age: "days30" }, "2026-05-03"],
    [{ age: "days60" }, "2026-06-02"],
    [{ age: "days90" }, "2026-07-02"],
    [{ age: "older" }, undefined],
    [{ status: "draft" }, undefined],
    [{ status: "voided" }, undefined],
    [{ status: "paid" }, undefined],
    [{ status: "partlyPaid" }, "2026-04-03"],
    [{ document: "creditNote" }, undefined],
  ])("of %j changes next on %s", (more, day) => {
    expect(nextThreshold(keptInvoice(more))).toBe(day);
  });
});

describe("what an invoice lacks to be issued", () => {
  const nobody = { ...keptInvoice().client, cuit: null };
  const line = (unitPrice: number) => [
    { description: "Honorarios", quantity: 1, unitPrice, vat: 21 as const },
  ];
  it.each<[Partial<Kept>, string | undefined]>([
    [{}, undefined],
    [{ lines: line(0) }, "lines"],
    [{ lines: line(0.01) }, undefined],
    [{ currency: "USD" }, "rate"],
    [{ currency: "USD", rate: 1200 }, undefined],
    [{ client: nobody }, "client.cuit"],
    [{ client: nobody, letter: "B" }, undefined],
  ])("with %j is %s", (more, path) => {
    expect(lackOf(keptInvoice(more))?.path).toBe(path);
  });
});

describe("an invoice as it is answered", () => {
  it("has its amounts in units, its title and what is booked", () => {
    const booked = { ...keptPayment(20_000), entryIds: ["ent_9"] };
    const shown = present(keptInvoice({ payments: [booked, keptPayment(1000)] }), null);
    expect(shown).toMatchObject({
      ...{ net: 1000, exempt: 0, vat: 210, total: 1210, paid: 210, owed: 1000, link: null },
      lines: [{ description: "Honorarios", amount: 1000, shown: 1000 }],
      rates: [{ rate: 21, net: 1000, vat: 210 }],
      payments: [
        { amount: 200, booked: true },
        { amount: 10, booked: false },
      ],
      billed: null,
    });
    expect(JSON.stringify(shown)).not.toContain("cents");
  });
});

describe("the facts of an invoice", () => {
  it("are the same when they are sent as they were read", () => {
    const kept = keptInvoice({ notes: "Gracias", folderId: "fol_1" });
    const facts = factsOf(asGiven(kept));
    expect(facts).toEqual({
      ...{ pointOfSale: 3, currency: "ARS", rate: null, date: "2026-03-02" },
      ...{ dueDate: "2026-04-02", client: kept.client, lines: kept.lines },
      ...{ notes: "Gracias", folderId: "fol_1" },
    });
  });

  it("have no rate in pesos, and null where nothing is given", () => {
    const { client, ...given } = asGiven(keptInvoice({ currency: "USD", rate: 1200 }));
    const { name, ivaCondition } = client;
    expect(factsOf({ ...given, client: { name, ivaCondition } })).toMatchObject({
      ...{ rate: 1200, client: { name, ivaCondition, cuit: null, document: null, email: null } },
    });
    expect(factsOf({ ...given, client, currency: "ARS" }).rate).toBeNull();
  });

  it("bring the class of the issuer's condition", () => {
    expect(lettered(keptInvoice(), "monotributo").letter).toBe("C");
    expect(lettered(keptInvoice(), "responsableInscripto").letter).toBe("B");
    expect(lettered(keptInvoice(), undefined).letter).toBe("X");
  });
});
