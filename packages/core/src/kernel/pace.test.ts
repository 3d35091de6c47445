import { expect, it } from "vitest";
import { atPace, pacer } from "./pace";

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

it("works on so many at the same time, and begins no more a second", async () => {
  let [ms, working, most] = [0, 0, 0];
  const begun: number[] = [];
  const waiting: { until: number; go: () => void }[] = [];
  const clock = {
    now: () => ms,
    pause: (more: number) =>
      new Promise<void>((go) => {
        waiting.push({ until: ms + more, go });
      }),
  };
  const all = atPace(
    [1, 2, 3, 4, 5, 6],
    { width: 2, perSecond: 10 },
    async () => {
      begun.push(ms);
      working += 1;
      most = Math.max(most, working);
      await clock.pause(150);
      working -= 1;
    },
    clock,
  );
  // The clock goes on to whoever waits for the nearest moment.
  while (begun.length < 6 || working > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    waiting.sort((a, b) => a.until - b.until);
    const one = waiting.shift();
    if (!one) continue;
    ms = Math.max(ms, one.until);
    one.go();
  }
  await all;
  expect(begun).toEqual([0, 100, 200, 300, 400, 500]);
  expect(most).toBe(2);
});
