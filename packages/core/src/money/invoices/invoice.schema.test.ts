import { describe, expect, it } from "vitest";
import { createPlan } from "../ledger/ledger.schema";
import { invoiceFromAccount, newInvoice, newPayment } from "./invoice.schema";

const line = { description: "Consulta", quantity: 1, unitPrice: 100, vat: 21 };
const invoice = {
  pointOfSale: 1,
  ...{ date: "2026-03-02", dueDate: "2026-03-02" },
  client: { name: "Eva Ríos", ivaCondition: "consumidorFinal" },
  lines: [line],
};
const takes = (given: object) => newInvoice.safeParse({ ...invoice, ...given }).success;

describe("the body of an invoice", () => {
  it("has the rates of VAT of services, and no other", () => {
    const rates = [0, 10.5, 21, "exempt", 2.5, 11.5, 27];
    expect(rates.map((vat) => takes({ lines: [{ ...line, vat }] }))).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ]);
  });

  it("falls due on its day or later", () => {
    expect(takes({ dueDate: "2026-03-03" })).toBe(true);
    expect(takes({ dueDate: "2026-03-01" })).toBe(false);
  });

  it("has a total that fits, by quantities and prices, with its VAT", () => {
    const priced = (quantity: number, unitPrice: number) =>
      takes({ lines: [{ ...line, quantity, unitPrice }] });
    expect(priced(1, 1_000_000)).toBe(true);
    expect(priced(1000, 100_000_000_000)).toBe(false);
    // With 21 %, 82,644,628,099.17 is the last net that fits in 100,000,000,000.
    expect([priced(1, 82_644_628_099.17), priced(1, 82_644_628_099.18)]).toEqual([true, false]);
  });

  it("has a point of sale, quantities and a rate of what can be", () => {
    const points = [0, 1, 99_998, 99_999, 1.5];
    expect(points.map((pointOfSale) => takes({ pointOfSale }))).toEqual([
      ...[false, true, true, false, false],
    ]);
    const quantities = [0, 0.0001, 1.00005, -1];
    expect(quantities.map((quantity) => takes({ lines: [{ ...line, quantity }] }))).toEqual([
      ...[false, true, false, false],
    ]);
    expect([0, 0.000001, 0.0000001, null].map((rate) => takes({ rate }))).toEqual([
      ...[false, true, false, true],
    ]);
    const lines = (count: number) => takes({ lines: Array.from({ length: count }, () => line) });
    expect([0, 1, 100, 101].map(lines)).toEqual([false, true, true, false]);
  });

  it("has amounts of two decimals, and payments above nothing", () => {
    const pays = (amount: number) =>
      newPayment.safeParse({ amount, date: "2026-03-02", method: "efectivo" }).success;
    expect([0.01, 1.05, 0, -1, 1.005].map(pays)).toEqual([true, true, false, false, false]);
  });

  it("bills up to thirty entries of an account", () => {
    const bills = (count: number) =>
      invoiceFromAccount.safeParse({
        folderId: "fol_1",
        entryIds: Array.from({ length: count }, (_, nth) => `led_${nth}`),
      }).success;
    expect([0, 1, 30, 31].map(bills)).toEqual([false, true, true, false]);
  });
});

it("takes plans of one instalment or more, and not of none", () => {
  const takesPlan = (count: number) =>
    createPlan.safeParse({ amount: 10, count, firstDue: "2026-12-10", every: "month" }).success;
  expect([0, 1, 2, 1.5].map(takesPlan)).toEqual([false, true, true, false]);
});
