import { afterEach, expect, it } from "vitest";
import { setPause } from "../pause";
import { passOn } from "./pass-on";

afterEach(() => setPause());

async function* counted(from: number, to: number) {
  for (let n = from; n <= to; n += 1) yield n;
}

it("keeps the first few of all shards, and publishes the others at its pace", async () => {
  const waits: number[] = [];
  setPause(async (ms) => waits.push(ms));
  const [published, own]: [number[][], number[]] = [[], []];
  const done = await passOn([counted(1, 2), counted(11, 16)], {
    ...{ together: 2, perSecond: 4 },
    publish: async (some) => void published.push(some),
    work: async (some) => void own.push(...some),
  });
  expect(done).toBe(6);
  expect(own).toEqual([1, 2]);
  expect(published).toEqual([
    [11, 12],
    [13, 14],
    [15, 16],
  ]);
  // The first at once, and then two each half a second of a clock that these pauses do not move.
  expect(waits.map((ms) => Math.ceil(ms / 500) * 500)).toEqual([500, 1000]);
});

it("works off by itself what the bus does not take", async () => {
  const own: number[] = [];
  const done = await passOn([counted(1, 5)], {
    ...{ together: 2, perSecond: 1000 },
    publish: () => Promise.reject(new Error("no bus")),
    work: async (some) => void own.push(...some),
  });
  expect(done).toBe(0);
  expect(own.sort()).toEqual([1, 2, 3, 4, 5]);
});
