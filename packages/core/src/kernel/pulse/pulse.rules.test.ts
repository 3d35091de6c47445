import { describe, expect, it } from "vitest";
import { type Memory, type Outcome, stateOf, toWrite } from "./pulse.rules";

/** The beats that are written for a sequence of outcomes and their instants in seconds. */
function written(beats: [Outcome, number][]): [Outcome, number][] {
  let memory: Memory | undefined;
  return beats.filter(([outcome, seconds]) => {
    const next = toWrite(memory, outcome, seconds * 1000);
    memory = next ?? memory;
    return next !== undefined;
  });
}

describe("which beats are written", () => {
  it("is the same outcome once a minute", () => {
    expect(written([0, 1, 59, 60, 61, 130].map((at) => ["good", at]))).toEqual([
      ["good", 0],
      ["good", 60],
      ["good", 130],
    ]);
  });

  it("is every change at once, so that the last word is true", () => {
    const beats: [Outcome, number][] = [
      ["good", 0],
      ["bad", 2],
      ["bad", 3],
      ["good", 4],
    ];
    expect(written(beats)).toEqual([beats[0], beats[1], beats[3]]);
  });

  it("is ten a minute at most", () => {
    const beats = Array.from({ length: 50 }, (_, n): [Outcome, number] => [
      n % 2 ? "bad" : "good",
      n,
    ]);
    expect(written(beats)).toHaveLength(10);
  });
});

describe("the state", () => {
  const [early, late] = ["2026-11-22T10:00:00.000Z", "2026-11-22T10:05:00.000Z"];
  it.each([
    [null, null, "unknown"],
    [early, null, "good"],
    [null, early, "bad"],
    [late, early, "good"],
    [early, late, "bad"],
    [early, early, "good"],
  ])("with good at %s and bad at %s is %s", (goodAt, badAt, state) =>
    expect(stateOf(goodAt, badAt)).toBe(state),
  );
});
