import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../faults/stage";
import { dollarsOf, grownCalls, totalOf, type Units, usedBy } from "./cost.rules";
import { measureUnits } from "./measure";
import { costPage } from "./page";
import { A_DAY, type Practice } from "./practices";
import { PAGE, recordedUnits } from "./record";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1, { capacity: true });
  await stage.freshTable();
});
afterAll(() => stage.stop());

describe("what a call takes of the table", () => {
  it("is at most a tenth more than was recorded, for each call of a day", async () => {
    const measured = await measureUnits(stage.proxy);
    expect(Object.keys(measured)).toEqual(Object.keys(recordedUnits()));
    expect(grownCalls(recordedUnits(), measured)).toEqual([]);
  });

  it("is noticed where it grows", () => {
    const cost = { requests: 2, read: 10, write: 4, cpuMs: 1 };
    const grown = (now: Partial<typeof cost>) =>
      grownCalls({ a: cost }, { a: { ...cost, ...now } });
    expect(grown({ read: 11, cpuMs: 90 })).toEqual([]);
    expect(grown({ read: 11.5 })).toEqual(["a: 10 → 11.5 read"]);
    expect(grown({ requests: 3, write: 5 })).toEqual(["a: 2 → 3 requests", "a: 4 → 5 write"]);
    expect(grownCalls({}, { a: cost })).toEqual(["a is not recorded"]);
  });
});

describe("what a practice costs", () => {
  const one: Practice = { name: "one", people: 2, cases: 1000, filesMb: 1, itemsKb: 1 };
  const free = { requests: 0, read: 0, write: 0, cpuMs: 0 };
  const units: Units = {
    "GET me": { requests: 2, read: 1000, write: 0, cpuMs: 0 },
    "POST task": { ...free, write: 10 },
    "derived from POST task": { ...free, write: 5 },
  };

  it("follows from units, days and prices", () => {
    // 6 a day × 2 people × 22 days = 264 calls of 1,000 units, at 0.125 a million.
    expect(dollarsOf(one, units)["table: reads"]).toBeCloseTo(0.033, 6);
    // 6 × 2 × 22 tasks × 15 units, at 0.625 a million.
    expect(dollarsOf(one, units)["table: writes"]).toBeCloseTo(0.002475, 8);
    // 1 GB of files at 0.023; 1 MB in the table at 0.45 a GB.
    expect(dollarsOf(one, units).files).toBeCloseTo(0.023, 6);
    expect(dollarsOf(one, units)["table: stored and kept recoverable"]).toBeCloseTo(0.00045, 8);
    // 2 people × 37 mails, at 0.1 a thousand.
    expect(dollarsOf(one, units).mail).toBeCloseTo(0.0074, 8);
  });

  it("is lowered by its levers, each where it says", () => {
    const less = (levers: object) => {
      const [was, is] = [dollarsOf(one, units), dollarsOf(one, units, levers)];
      return Object.keys(was).filter((service) => (is[service] ?? 0) < (was[service] ?? 0));
    };
    expect(less({ lateReads: 0.7 })).toEqual(["table: reads"]);
    expect(less({ coldFiles: 0.8 })).toEqual(["files"]);
    expect(less({ unlogged: 0.9 })).toEqual(["logs"]);
    expect(less({ untold: 0.5 })).toEqual(["real time"]);
    expect(less({ kept: 0.5 })).toEqual(["edge"]);
    expect(usedBy(one, units, { coldFiles: 0.25 })).toMatchObject({
      filesStored: 0.75,
      filesRarelyRead: 0.25,
    });
    expect(totalOf({ a: 1, b: 2 })).toBe(3);
  });

  it("counts only calls that are measured", () => {
    for (const call of Object.keys(A_DAY)) expect(Object.keys(recordedUnits())).toContain(call);
  });

  it("stands on its page as recorded", () => {
    expect(readFileSync(PAGE, "utf8")).toBe(costPage(recordedUnits()));
  });
});
