import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dueDays,
  leftOf,
  leftToPlan,
  type Payable,
  parts,
  settle,
  stateOf,
} from "./installment.rules";

const one = (given: Partial<Payable>): Payable => ({
  _id: `ins_${given.n ?? 1}`,
  n: 1,
  due: "2026-12-10",
  amount: 100,
  paid: 0,
  cancelled: false,
  ...given,
});

describe("the instalments of a plan", () => {
  it("add up to the cent, the last with the rest", () => {
    expect(parts(100_000, 3)).toEqual([33_333, 33_333, 33_334]);
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 1e13 }),
        fc.integer({ min: 1, max: 60 }),
        (total, n) => {
          const all = parts(total, n);
          expect(all).toHaveLength(n);
          expect(all.reduce((sum, part) => sum + part, 0)).toBe(total);
          expect(new Set(all.slice(0, -1)).size).toBeLessThanOrEqual(1);
          expect(Math.min(...all)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it("fall due each month on the first day's date, or on the last of a shorter month", () => {
    expect(dueDays("2026-12-31", "month", 4)).toEqual([
      "2026-12-31",
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
    ]);
  });

  it("fall due every fifteen days, or every seven", () => {
    expect(dueDays("2026-12-20", "fortnight", 3)).toEqual([
      "2026-12-20",
      "2027-01-04",
      "2027-01-19",
    ]);
    expect(dueDays("2026-12-28", "week", 2)).toEqual(["2026-12-28", "2027-01-04"]);
  });
});

describe("a payment", () => {
  it("of one cent settles one cent", () =>
    expect(settle([one({ amount: 1 })], 1)).toEqual([{ installmentId: "ins_1", amount: 1 }]));

  it("settles by the day, then by the number, then by the id, in whatever order they are read", () => {
    const ordered = [
      one({ _id: "ins_z", n: 9, due: "2026-12-09" }),
      one({ _id: "ins_y", n: 1 }),
      one({ _id: "ins_b", n: 2 }),
      one({ _id: "ins_c", n: 2 }),
      one({ _id: "ins_a", n: 3 }),
      one({ _id: "ins_0", n: 1, due: "2026-12-11" }),
    ];
    const names = ordered.map(({ _id }) => _id);
    fc.assert(
      fc.property(fc.shuffledSubarray(ordered, { minLength: 6 }), (read) => {
        expect(settle(read, 600).map(({ installmentId }) => installmentId)).toEqual(names);
      }),
    );
  });

  it("settles the oldest first, in part where it is not enough", () => {
    const all = [
      one({ n: 2, due: "2027-01-10" }),
      one({ n: 1, paid: 40 }),
      one({ n: 3, due: "2027-02-10" }),
    ];
    expect(settle(all, 90)).toEqual([
      { installmentId: "ins_1", amount: 60 },
      { installmentId: "ins_2", amount: 30 },
    ]);
  });

  it("passes over what is cancelled, and takes no more than there is", () => {
    expect(settle([one({ cancelled: true }), one({ n: 2, due: "2027-01-10" })], 500)).toEqual([
      { installmentId: "ins_2", amount: 100 },
    ]);
  });

  it("settles as much as it is worth, or all that is open", () => {
    const some = fc.record({
      n: fc.integer({ min: 1, max: 60 }),
      due: fc.constantFrom("2026-12-10", "2027-01-10", "2027-02-10"),
      amount: fc.integer({ min: 1, max: 1e9 }),
      paid: fc.integer({ min: 0, max: 1e9 }),
      cancelled: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 20 }),
        fc.integer({ min: 1, max: 1e10 }),
        (given, amount) => {
          const all = given.map((each, i) => one({ ...each, _id: `ins_${i}` }));
          const taken = settle(all, amount).reduce((sum, { amount }) => sum + amount, 0);
          const open = all.reduce((sum, each) => sum + leftOf(each), 0);
          expect(taken).toBe(Math.min(open, amount));
        },
      ),
    );
  });
});

it.each<[string, number, number, object[], number]>([
  ["nothing was paid of", 1500, 1500, [], 1500],
  ["a part was paid of", 1500, 1000, [], 1000],
  ["is owed with others", 1500, 2500, [], 1500],
  ["is in instalments for a part", 1500, 1500, [{ amount: 400, paid: 100 }], 1200],
  ["was in instalments that were cancelled", 1500, 1500, [{ amount: 900, cancelled: true }], 1500],
  ["is in instalments whole", 1500, 1500, [{ amount: 1500 }], 0],
  ["was paid more than whole", 1500, -20, [], 0],
])("leaves for a plan of a fee that %s what is in no instalment", (_, fee, owed, open, left) => {
  expect(
    leftToPlan(
      fee,
      owed,
      open.map((each) => one(each)),
    ),
  ).toBe(left);
});

it("says whether an instalment is open, paid or cancelled", () => {
  const states = [
    one({}),
    one({ paid: 100 }),
    one({ cancelled: true }),
    one({ paid: 100, cancelled: true }),
  ];
  expect(states.map(stateOf)).toEqual(["open", "paid", "cancelled", "paid"]);
});
