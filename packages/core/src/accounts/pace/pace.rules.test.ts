import { describe, expect, it } from "vitest";
import { PACE, takeFrom, weightOfRows } from "./pace.rules";

const NOW = 1_000_000;
const SIZE = 300;

describe("a bucket of 300 that refills five a second", () => {
  /** How many blocks of 20 it grants in a row, and how long it then says to wait. */
  function drain(start: number) {
    let fullAt = start;
    for (let blocks = 0; ; blocks += 1) {
      const next = takeFrom({ fullAt, size: SIZE }, PACE.block, NOW);
      if ("waitMs" in next) return { blocks, waitMs: next.waitMs };
      fullAt = next.fullAt;
    }
  }

  it.each([
    ["never used", 0, 15],
    ["full", NOW, 15],
    ["half full", NOW + 30_000, 8],
  ])("gives from one that is %s", (_, fullAt, blocks) => {
    expect(drain(fullAt).blocks).toBe(blocks);
  });

  it("has one more token after the wait that it names, and none before", () => {
    const { waitMs } = drain(0);
    expect(waitMs).toBe(200);
    const empty = { fullAt: NOW + SIZE * PACE.refillMs, size: SIZE };
    expect(takeFrom(empty, 1, NOW + waitMs - 1)).toEqual({ waitMs: 1 });
    expect(takeFrom(empty, 1, NOW + waitMs)).toHaveProperty("fullAt");
  });

  it("lets a large call through whole, and has what follows wait for it", () => {
    const bucket = { fullAt: NOW, size: SIZE };
    expect(takeFrom(bucket, 500, NOW)).toEqual({ fullAt: NOW + 100_000 });
    expect(takeFrom({ ...bucket, fullAt: NOW + 100_000 }, 1, NOW)).toEqual({ waitMs: 40_200 });
  });
});

it.each([
  [0, 0],
  [4, 0],
  [100, 20],
  [500, 100],
])("%i rows weigh %i writes", (rows, weight) => expect(weightOfRows(rows)).toBe(weight));
