import { describe, expect, it } from "vitest";
import type { Act, Acts } from "./acts";
import { busiestOf, type Load, rateOf } from "./day.rules";
import {
  asLocalSays,
  familyOf,
  isOwn,
  queryTouch,
  readTouch,
  sizeOf,
  unitsOf,
  writeTouches,
} from "./meter.rules";
import { distance } from "./metered";

const S = (text: string) => ({ S: text });
const item = (octets: number, keys: Record<string, string> = {}) => {
  const own = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, S(key)]));
  return { ...own, x: S("x".repeat(octets - 1 - sizeOf(own))) };
};

describe("the size of an item", () => {
  it.each([
    [{ a: S("12") }, 3],
    [{ a: S("ñ") }, 3],
    [{ a: { N: "12345" } }, 5],
    [{ a: { N: "-100" } }, 4],
    [{ a: { B: "AAAA" } }, 4],
    [{ a: { BOOL: true }, b: { NULL: true } }, 4],
    [{ a: { L: [S("1"), S("2")] } }, 8],
    [{ a: { M: { b: S("1") } } }, 7],
    [item(1024), 1024],
  ])("of %j is %i", (one, octets) => {
    expect(sizeOf(one as never)).toBe(octets);
  });
});

describe("what an operation takes", () => {
  it("is a unit for each 4 kB read, half of one where it may be late, and the least for nothing", () => {
    expect(readTouch("p", item(4096), true).read).toBe(1);
    expect(readTouch("p", item(4097), true).read).toBe(2);
    expect(readTouch("p", undefined, false)).toMatchObject({ read: 0.5, empty: true });
    expect(queryTouch("gsi1", "p", [item(3000), item(3000)], false).read).toBe(1);
  });

  it("is a unit for each kB written, of the larger image, twice in a transaction", () => {
    const units = (before?: object, after?: object, inTransaction = false) =>
      unitsOf(writeTouches("p", before as never, after as never, inTransaction));
    expect(units(undefined, item(1024))).toBe(1);
    expect(units(item(2000), item(100))).toBe(2);
    expect(units(item(2000), undefined, true)).toBe(4);
    expect(units(undefined, undefined, true)).toBe(2);
  });

  it("is more for each index: once where an entry stays, twice where it moves", () => {
    const at = (gsi1pk: string, gsi1sk: string, octets = 900) => item(octets, { gsi1pk, gsi1sk });
    const index = (before?: object, after?: object) =>
      writeTouches("p", before as never, after as never, true).slice(1);
    expect(index(undefined, at("a", "1"))).toMatchObject([{ index: "gsi1", pk: "a", write: 1 }]);
    expect(index(at("a", "1"), at("a", "1", 901))).toHaveLength(1);
    expect(index(at("a", "1"), at("b", "1")).map(({ pk }) => pk)).toEqual(["a", "b"]);
    expect(index(at("a", "1"), at("a", "2"))).toHaveLength(2);
    expect(index(at("a", "1"), item(900)).map(({ pk }) => pk)).toEqual(["a"]);
    // Checked, not changed.
    expect(index(at("a", "1"), at("a", "1"))).toEqual([]);
  });

  it("is of a family of keys, or of everybody's", () => {
    const id = `usr_01${"A".repeat(24)}`;
    expect(familyOf(`OWNER#${id}#CASE#fol_01${"B".repeat(24)}`)).toBe("OWNER#<id>#CASE#<id>");
    expect(familyOf("DUE#mail#3")).toBe("DUE#mail#3");
    expect([isOwn(`MAIL#${id}`), isOwn("DIGEST")]).toEqual([true, false]);
  });
});

describe("the busiest partition", () => {
  const touch = (pk: string, write: number) => ({ index: "table", pk, read: 0, write });
  const owner = `OWNER#usr_01${"A".repeat(24)}`;
  const acts: Acts = {
    a: {
      ...{ requests: 4, cpuMs: 10 },
      times: [
        [touch("DUE#x#0", 2), touch(owner, 1)],
        [touch("DUE#x#1", 2), touch(owner, 3)],
      ],
    },
  };

  it("of everybody's keys has its share of all, and of a practice's the largest practice's", () => {
    const loads = [{ act: "a", perSecond: 300, ofLargest: 50 }];
    const [shared, own] = busiestOf(acts, [
      { name: "quiet", loads: [{ act: "a", perSecond: 1, ofLargest: 1 }] },
      { name: "loud", loads },
    ]);
    expect(shared).toMatchObject({ family: "DUE#x#<n>", partitions: 2, write: 300, share: 0.3 });
    expect(own).toMatchObject({ family: "OWNER#<id>", scenario: "loud", write: 100, share: 0.1 });
    expect(() =>
      busiestOf(acts, [{ name: "", loads: [{ act: "b", perSecond: 1, ofLargest: 1 }] }]),
    ).toThrow();
  });

  it("of an act that goes to many counts of their own keys the busiest one", () => {
    const of = (n: string) => `CAMPAIGN#usr_01${n.repeat(24)}`;
    const many: Acts = {
      a: { ...acts.a, times: [[touch(of("A"), 2), touch(of("B"), 1), touch(of("A"), 3)]] } as Act,
    };
    const load = { act: "a", perSecond: 10, ofLargest: 10 };
    const writes = (loads: Load[]) => busiestOf(many, [{ name: "", loads }])[0]?.write;
    expect(writes([{ ...load, apart: true }])).toBe(50);
    expect(writes([load])).toBe(60);
  });

  it("is as busy as functions are fast: by the processor, or by waiting", () => {
    expect(rateOf({ requests: 4, cpuMs: 1 }, 8)).toBeCloseTo(289.43, 1);
    expect(rateOf({ requests: 4, cpuMs: 0.1 }, 8)).toBe(400);
  });
});

it("a rule that is wrong is noticed by what the database says", () => {
  const steps = [writeTouches("p", undefined, item(1500), false)];
  expect(asLocalSays("PutItem", steps)).toBe(2);
  expect(distance([{ operation: "PutItem", steps, said: 3 }])).toBeCloseTo(1 / 3);
});
