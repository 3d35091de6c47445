import { expect, it } from "vitest";
import { paceOf } from "./pace.rules";

const LANES = 8;

it.each([0.1, 1, 14, 50, 200, 2000])(
  "stays below %d letters a second in all lanes",
  (perSecond) => {
    const { everyMs, claims, width } = paceOf({ perSecond, left: null }, LANES);
    expect((1000 / everyMs) * LANES).toBeLessThanOrEqual(Math.max(perSecond, 0.1));
    // The mails claimed at once are sent well before their claim is questioned.
    expect(claims === 1 || claims * everyMs <= 4000).toBe(true);
    expect(width).toBeGreaterThanOrEqual(1);
  },
);

it("sends no more than the table takes of one campaign, whatever is allowed", () => {
  const { everyMs } = paceOf({ perSecond: 2000, left: null }, LANES);
  expect(everyMs).toBe(100);
});

it("leaves a tenth of the day to others, and waits for nothing where there is no limit", () => {
  expect(paceOf({ perSecond: null, left: 1000 }, LANES).most).toBe(112);
  expect(paceOf({ perSecond: 1, left: 5 }, LANES).most).toBe(0);
  expect(paceOf({ perSecond: null, left: null }, LANES)).toMatchObject({ everyMs: 0, claims: 20 });
});
