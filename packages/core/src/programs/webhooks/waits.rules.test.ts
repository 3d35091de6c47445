import { describe, expect, it } from "vitest";
import { isGivenUp, nextTry } from "./waits.rules";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-03-02T12:00:00.000Z");
const SINCE = new Date(START).toISOString();

describe("the tries of a delivery that always fails", () => {
  const tries: number[] = [];
  for (let at = START, count = 1; ; count += 1) {
    tries.push((at - START) / HOUR_MS);
    if (isGivenUp(SINCE, at)) break;
    at = Date.parse(nextTry(count, SINCE, at));
  }

  it("begin after a minute, grow apart, and end three days after the first", () => {
    expect(tries.slice(0, 4).map((hours) => Math.round(hours * 60))).toEqual([0, 1, 3, 8]);
    expect(tries.at(-1)).toBe(72);
    const gaps = tries.slice(1, -1).map((hours, i) => hours - (tries[i] ?? 0));
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  });

  it("are some dozen", () => {
    expect(tries.length).toBeGreaterThan(10);
    expect(tries.length).toBeLessThan(16);
  });
});
