import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact } from "../../kernel/money.rules";
import {
  amountText,
  balanceOf,
  type Counters,
  LEDGER_KINDS,
  LEDGER_UNITS,
  type Movable,
  movesOf,
  NOTHING,
  paidByDefault,
  pesosOf,
  SIGNS,
  unitsOf,
} from "./ledger.rules";

const page = join(import.meta.dirname, "../../../../../docs/case-account.md");

/** The rows of the table of signs in the document. */
function documented() {
  const rows = readFileSync(page, "utf8").matchAll(/^\| `(\w+)` \| (\S+) \| (\S+) \|/gm);
  const sign = (text = "") => Number(text.replace("−", "-"));
  const entries = [...rows].map(([, kind = "", client, practice]) => [
    kind,
    { client: sign(client), practice: sign(practice) },
  ]);
  return Object.fromEntries(entries);
}

describe("the table of signs", () => {
  it("is the one that the documentation shows", () => {
    expect(documented()).toEqual(SIGNS);
    expect(Object.keys(documented())).toEqual([...LEDGER_KINDS]);
  });
});

const centsOf = (cents: number) => cents / 100;

/** An entry in pesos, or a fee or payment in a unit. */
const entries: fc.Arbitrary<Movable> = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom(...LEDGER_KINDS),
      pesos: fc.integer({ min: 1, max: 1e13 }).map(centsOf),
    })
    .map(({ kind, pesos }) => ({ kind, pesos, unit: "ARS" as const, units: pesos })),
  fc
    .record({
      kind: fc.constantFrom("fee" as const, "payment" as const, "transfer" as const),
      unit: fc.constantFrom("UMA" as const, "JUS" as const),
      units: fc.integer({ min: 1, max: 1e9 }).map((n) => n / 10_000),
      value: fc.integer({ min: 1000, max: 200_000 }),
    })
    .map(({ value, ...one }) => ({ ...one, pesos: pesosOf(one.units, value).toNumber() })),
);

const plus = (a: Counters, b: Counters): Counters => ({
  client: a.client + b.client,
  ARS: a.ARS + b.ARS,
  UMA: a.UMA + b.UMA,
  JUS: a.JUS + b.JUS,
});

/** The sums by the document's table and decimal arithmetic, without counters. */
function summed(all: readonly Movable[]) {
  const of = (unit: string) =>
    all.reduce(
      (sum, one) =>
        one.unit === unit ? sum.plus(exact(one.units).times(SIGNS[one.kind].practice)) : sum,
      exact(0),
    );
  const client = all.reduce(
    (sum, one) => sum.plus(exact(one.pesos).times(SIGNS[one.kind].client)),
    exact(0),
  );
  return { client: client.toFixed(), units: LEDGER_UNITS.map((unit) => of(unit).toFixed()) };
}

describe("the counters of an account", () => {
  it("are the sums of its entries, at any moment", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 40 }), (all) => {
        let counters = NOTHING;
        for (const [at, one] of all.entries()) {
          counters = plus(counters, movesOf([one]));
          const { client, units } = summed(all.slice(0, at + 1));
          expect(exact(counters.client).div(100).toFixed()).toBe(client);
          const { ARS, UMA, JUS } = counters;
          const shown = [exact(ARS).div(100), exact(UMA).div(1e4), exact(JUS).div(1e4)];
          expect(shown.map((one) => one.toFixed())).toEqual(units);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are the same in any order, and come back with the opposite of an entry", () => {
    fc.assert(
      fc.property(
        fc.array(entries, { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        (all, ranks) => {
          const shuffled = all
            .map((one, i) => ({ one, rank: ranks[i] ?? 0 }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ one }) => one);
          expect(movesOf(shuffled)).toEqual(movesOf(all));
          const opposite = all.map((one) => ({ ...one, pesos: -one.pesos, units: -one.units }));
          expect(plus(movesOf(all), movesOf(opposite))).toEqual(NOTHING);
        },
      ),
    );
  });
});

describe("UMA and JUS", () => {
  it("are worth their pesos of the day, to the cent", () => {
    // 12.5 UMA at 89,875 (Res. SGA 235/2026); 7 JUS at 49,750 (Acuerdo 4222/26).
    expect(pesosOf(12.5, 89_875).toNumber()).toBe(1_123_437.5);
    expect(pesosOf(7, 49_750).toNumber()).toBe(348_250);
    expect(pesosOf(0.3333, 104_220).toNumber()).toBe(34_736.53);
  });

  it("are paid by pesos of the day, to the ten-thousandth", () => {
    // 500,000 at 104,220 (Res. SGA 1930/2026) are 4.79754… UMA.
    expect(unitsOf(500_000, 104_220).toNumber()).toBe(4.7975);
    expect(unitsOf(1_042_200, 104_220).toNumber()).toBe(10);
  });

  it("are paid whole by what they are worth, whatever their decimals", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.integer({ min: 1000, max: 1_000_000 }),
        (tenThousandths, value) => {
          const units = exact(tenThousandths).div(10_000);
          expect(unitsOf(pesosOf(units, value), value).toFixed()).toBe(units.toFixed());
        },
      ),
    );
  });

  it("count in the balance at today's value", () => {
    const counters = { client: 5_000, ARS: -20_000, UMA: 100_000, JUS: 25_000 };
    expect(balanceOf(counters, { UMA: 104_220, JUS: 49_750 })).toEqual({
      client: 50,
      practice: 1_042_200 + 124_375 - 200,
    });
  });
});

describe("a payment that does not say what it pays", () => {
  it.each([
    ["pesos while any are owed", { ARS: 1, UMA: 5 }, "ARS"],
    ["the unit that is owed alone", { UMA: 5 }, "UMA"],
    ["the other, too, where pesos are in favour", { ARS: -10, JUS: 5 }, "JUS"],
    ["pesos where nothing is owed", {}, "ARS"],
    ["nothing where both units are owed", { UMA: 5, JUS: 5 }, undefined],
  ])("pays %s", (_, counters, unit) => {
    expect(paidByDefault({ ...NOTHING, ...counters })).toBe(unit);
  });
});

it("writes amounts with their unit", () => {
  expect([
    amountText(1_850_000, "ARS"),
    amountText(-100, "USD"),
    amountText(12.5, "UMA"),
    amountText(-0.0001, "JUS"),
  ]).toEqual(["$ 1.850.000,00", "−US$ 100,00", "12,5 UMA", "-0,0001 JUS"]);
});

describe("the unit that a payment pays", () => {
  it.each([
    [{}, "ARS"],
    [{ ARS: 1 }, "ARS"],
    [{ ARS: 1, UMA: 1, JUS: 1 }, "ARS"],
    [{ UMA: 1 }, "UMA"],
    [{ JUS: 1 }, "JUS"],
    [{ UMA: -1, JUS: 1 }, "JUS"],
    [{ UMA: 1, JUS: 1 }, undefined],
    [{ ARS: -1, UMA: -1, JUS: -1 }, "ARS"],
  ] as const)("of a debt of %j is %s", (owed, unit) =>
    expect(paidByDefault({ ...NOTHING, ...owed })).toBe(unit),
  );
});

it("counts as nothing the debt in a unit whose value is not known", () => {
  const owed = { ...NOTHING, ARS: 150, UMA: 20_000 };
  expect(balanceOf(owed, {})).toEqual({ client: 0, practice: 1.5 });
  expect(balanceOf(owed, { UMA: 100 })).toEqual({ client: 0, practice: 201.5 });
});

it("writes units with the four decimals that are kept, and no more", () => {
  expect(amountText(1.2345, "UMA")).toBe("1,2345 UMA");
  expect(amountText(1.23456, "JUS")).toBe("1,2346 JUS");
});
