import { expect, it } from "vitest";
import { pacer } from "./pace";

/** A clock that goes on only by pauses, and by what is added to it. */
function clockOf() {
  const clock = {
    ms: 0,
    now: () => clock.ms,
    pause: async (more: number) => {
      clock.ms += more;
    },
  };
  return clock;
}

it("gives a turn as often as it may, the first at once", async () => {
  const clock = clockOf();
  const turn = pacer(4, clock);
  const begun: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    await turn();
    begun.push(clock.ms);
  }
  expect(begun).toEqual([0, 250, 500]);
});

it("does not make up for what came late", async () => {
  const clock = clockOf();
  const turn = pacer(4, clock);
  const begun: number[] = [];
  for (const takes of [900, 100, 0]) {
    await turn();
    begun.push(clock.ms);
    clock.ms += takes;
  }
  expect(begun).toEqual([0, 900, 1150]);
});

it("waits for as much as was begun, whoever asks", async () => {
  const clock = clockOf();
  const turn = pacer(100, clock);
  const begun: number[] = [];
  const begin = async (many: number) => {
    await turn(many);
    begun.push(clock.ms);
  };
  await begin(200);
  await begin(50);
  await begin(1);
  expect(begun).toEqual([0, 2000, 2500]);
});
