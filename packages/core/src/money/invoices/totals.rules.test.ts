import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LETTERS, VATS } from "../issuers/words.rules";
import { fromCents, lineAmount, toCents, totalsOf } from "./totals.rules";

const line = (quantity: number, unitPrice: number, vat: (typeof VATS)[number]) => ({
  quantity,
  unitPrice,
  vat,
});

describe("the totals of an invoice", () => {
  it("rounds each line half up, and the VAT once for each rate", () => {
    const totals = totalsOf(
      [line(3, 0.35, 21), line(1, 0.35, 21), line(1.5, 0.01, 10.5), line(2, 10, "exempt")],
      "A",
    );
    // 1.05 + 0.35 = 1.40, of which 21 % is 0.294; 0.015 rounds to 0.02, whose 10.5 % rounds to 0.
    expect(totals).toMatchObject({ net: 142, exempt: 2000, vat: 29, total: 2171 });
    expect(totals.rates).toEqual([
      { rate: 10.5, net: 2, vat: 0 },
      { rate: 21, net: 140, vat: 29 },
    ]);
  });

  it.each([
    // Net in pesos, rate, VAT in cents: half a cent goes up, less than half is dropped.
    [0.5, 21, 11], // 0.105
    [2.5, 21, 53], // 0.525
    [1, 10.5, 11], // 0.105
    [3, 10.5, 32], // 0.315
    [0.02, 21, 0], // 0.0042
    [0.03, 21, 1], // 0.0063
    [1234.5, 21, 25_925], // 259.245
    [99_999.99, 10.5, 1_050_000], // 10499.99895
  ] as const)("rounds half up the VAT of %d at the rate of %d, to %d cents", (net, rate, vat) => {
    const totals = totalsOf([line(1, net, rate)], "A");
    expect(totals.vat).toBe(vat);
    expect(totals.rates).toEqual([{ rate, net: totals.net, vat }]);
    expect(totals.total).toBe(totals.net + vat);
  });

  it("bears no VAT in a C, whatever its lines say", () => {
    const totals = totalsOf([line(1, 100, 21), line(1, 50, "exempt")], "C");
    expect(totals).toMatchObject({ net: 15_000, exempt: 0, vat: 0, total: 15_000, rates: [] });
  });

  it("shows the lines of a B with their VAT inside, to the cent", () => {
    // Three times 0.07 with 21 %: the VAT of 0.21 is 0.04, one cent more than the lines' own.
    const totals = totalsOf([line(1, 0.07, 21), line(1, 0.07, 21), line(1, 0.07, 21)], "B");
    expect(totals.total).toBe(25);
    expect(totals.lines.map(({ shown }) => shown)).toEqual([9, 8, 8]);
  });

  it("gives the cent left by rounding to the line of a B that lost most by it", () => {
    // 21 % of 1.10 is 0.231, and of 0.03 it is 0.0063: together 0.24, of which 0.23 + 0.00 is whole.
    const totals = totalsOf([line(1, 1.1, 21), line(1, 0.03, 21)], "B");
    expect(totals.lines.map(({ shown }) => shown)).toEqual([133, 4]);
    expect(totals.total).toBe(137);
  });

  it("counts a rate of nothing as net, and not as exempt", () => {
    expect(totalsOf([line(1, 5, 0)], "A")).toMatchObject({ net: 500, exempt: 0, vat: 0 });
  });
});

const priced = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 10_000),
  unitPrice: fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 100),
  vat: fc.constantFrom(...VATS),
});

const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);

describe("whatever the lines", () => {
  it("adds up: total = net + exempt + VAT = what the voucher shows", () => {
    fc.assert(
      fc.property(
        fc.array(priced, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...LETTERS),
        (lines, letter) => {
          const totals = totalsOf(lines, letter);
          expect(totals.net + totals.exempt + totals.vat).toBe(totals.total);
          const shown = sum(totals.lines.map((one) => one.shown));
          const split = letter === "A" || letter === "X";
          expect(split ? shown + totals.vat : shown).toBe(totals.total);
          expect(sum(totals.rates.map((one) => one.vat))).toBe(totals.vat);
          for (const one of totals.lines) {
            expect(Number.isInteger(one.shown)).toBe(true);
            expect(one.shown).toBeGreaterThanOrEqual(one.amount);
          }
        },
      ),
    );
  });

  it("does not depend on the order of the lines", () => {
    fc.assert(
      fc.property(fc.array(priced, { minLength: 1, maxLength: 12 }), (lines) => {
        const { net, exempt, vat, total } = totalsOf(lines, "B");
        const turned = totalsOf([...lines].reverse(), "B");
        expect(turned).toMatchObject({ net, exempt, vat, total });
      }),
    );
  });

  it("is exact where binary numbers are not", () => {
    expect(lineAmount(line(1.005, 100, 0))).toBe(10_050);
    expect(lineAmount(line(1, 1.005, 0))).toBe(101);
    expect(toCents(8_999_999_999_999.99)).toBe(899_999_999_999_999);
    expect(fromCents(899_999_999_999_999)).toBe(8_999_999_999_999.99);
  });
});
