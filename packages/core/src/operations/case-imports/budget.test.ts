import { expect, it } from "vitest";
import { setPause } from "../../kernel/pause";
import { paced } from "./budget";

it("begins no part once time is up", async () => {
  setPause(async () => undefined);
  const begun: number[] = [];
  const work = async (part: number) => {
    begun.push(part);
  };
  try {
    expect(await paced([1, 2, 3], () => begun.length === 2, work)).toBe(false);
    expect(begun).toEqual([1, 2]);
    expect(await paced([3], () => false, work)).toBe(true);
  } finally {
    setPause();
  }
});
