import fc from "fast-check";
import { expect, it } from "vitest";
import type { Entry } from "../ledger/ledger.schema";
import { linesFor, partsOf } from "./billed.rules";
import { toCents } from "./totals.rules";

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** A total in cents, its VAT, and payments that add up to it exactly. */
const paid = fc
  .record({ net: fc.integer({ min: 1, max: 1e9 }), rate: fc.constantFrom(0, 10.5, 21) })
  .map(({ net, rate }) => ({ vat: Math.round((net * rate) / 100), net }))
  .chain(({ vat, net }) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: Math.max(1, net + vat - 1) }), { maxLength: 12 })
      .map((cuts) => {
        const total = net + vat;
        const ends = [...cuts.filter((cut) => cut < total).sort((a, b) => a - b), total];
        return { vat, total, cents: ends.map((end, i) => end - (ends[i - 1] ?? 0)) };
      }),
  );

it("parts payments of a fee in UMA so that each is whole and the VAT is paid to the cent", () => {
  fc.assert(
    fc.property(paid, fc.constantFrom("UMA" as const, "JUS" as const), (given, unit) => {
      const { vat, total, cents } = given;
      let before = 0;
      let ofVat = 0;
      for (const one of cents) {
        const parts = partsOf({ unit }, { vat, total }, before, one);
        expect(sum(parts.map(({ amount }) => toCents(amount)))).toBe(one);
        expect(parts.every(({ amount }) => amount > 0)).toBe(true);
        ofVat += sum(parts.flatMap(({ amount, pays }) => (pays === "ARS" ? toCents(amount) : [])));
        before += one;
      }
      expect(ofVat).toBe(vat);
    }),
    { numRuns: 1000 },
  );
});

it("leaves a payment in pesos whole", () => {
  expect(partsOf({ unit: "ARS" }, { vat: 21, total: 121 }, 0, 100)).toEqual([
    { amount: 1, pays: "ARS" },
  ]);
});

it("bills fees in UMA at the value of the day to the cent, pesos as they are, and VAT on fees alone", () => {
  const entry = (given: object) => ({ description: null, pesos: 0, units: 0, ...given }) as Entry;
  const entries = [
    entry({ kind: "fee", unit: "UMA", units: 2.5, pesos: 7, description: "Convenio" }),
    entry({ kind: "fee", unit: "ARS", units: 100.1, pesos: 100.1 }),
    entry({ kind: "expense", unit: "ARS", units: 50, pesos: 50, description: "Tasa" }),
  ];
  const lines = (issuer: "responsableInscripto" | "monotributo") =>
    linesFor(entries, issuer, 333.333).map((one) => [one.description, one.unitPrice, one.vat]);
  // 2.5 by 333.333 is 833.3325.
  expect(lines("responsableInscripto")).toEqual([
    ["Honorarios: Convenio (2,5 UMA a $ 333,33)", 833.33, 21],
    ["Honorarios", 100.1, 21],
    ["Gastos: Tasa", 50, "exempt"],
  ]);
  expect(lines("monotributo").map(([, , vat]) => vat)).toEqual(["exempt", "exempt", "exempt"]);
});
