import { expect, it } from "vitest";
import { paced } from "./budget";

/** A clock that goes on only by pauses, and by what the work takes. */
function clockOf(takes: number) {
  let ms = 0;
  const begun: number[] = [];
  const clock = {
    now: () => ms,
    pause: async (more: number) => {
      ms += more;
    },
  };
  const work = async () => {
    begun.push(ms);
    ms += takes;
  };
  return { clock, work, begun };
}

const inTime = () => false;

it("begins a part a second after the one before, the first at once", async () => {
  const { clock, work, begun } = clockOf(200);
  expect(await paced([1, 2, 3], inTime, work, clock)).toBe(true);
  expect(begun).toEqual([0, 1000, 2000]);
});

it("waits for nothing where a part takes longer", async () => {
  const { clock, work, begun } = clockOf(1500);
  expect(await paced([1, 2, 3], inTime, work, clock)).toBe(true);
  expect(begun).toEqual([0, 1500, 3000]);
});

it("begins no part once time is up", async () => {
  const { clock, work, begun } = clockOf(200);
  expect(await paced([1, 2, 3], () => clock.now() > 500, work, clock)).toBe(false);
  expect(begun).toEqual([0]);
});
