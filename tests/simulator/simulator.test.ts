import { inTurn, SEED, takesAll } from "@foja/harness/draw";
import { describe, expect, it } from "vitest";
import { PLANTS } from "./plants";
import { simulate } from "./run";
import { shrink } from "./shrink";

/** A year where everything is taken; else two weeks. */
const DAYS = takesAll ? 365 : 14;

/** A planted fault is found within so many days. */
const MONTH = 31;

describe(`practices of seed ${SEED}`, () => {
  it(`keep every rule for ${DAYS} days: npm run simulate -- --seed ${SEED} --days ${DAYS}`, async () => {
    const run = await simulate({ seed: SEED, days: DAYS });
    expect(run.failure).toBeUndefined();
    expect(run.acts).toBeGreaterThan(DAYS * 2);
  });

  it("live the same days again", async () => {
    const once = await simulate({ seed: SEED, days: 3 });
    const again = await simulate({ seed: SEED, days: 3 });
    const other = await simulate({ seed: SEED + 1, days: 3 });
    expect(again).toEqual(once);
    expect(other.digest).not.toBe(once.digest);
  });
});

describe("a planted fault", () => {
  it.each(inTurn(PLANTS, PLANTS.length))(
    "$name is found within a month",
    async ({ rule, tamper }) => {
      const run = await simulate({ seed: 7, days: MONTH, plant: tamper });
      expect(run.failure?.rule).toBe(rule);
    },
  );

  it("is shrunk to the act that shows it", async () => {
    const [{ rule, tamper }] = PLANTS as [(typeof PLANTS)[0]];
    const asked = { seed: 7, days: 8, plant: tamper };
    const failed = await simulate(asked);
    const { acts, harms, run } = await shrink(asked, failed);
    expect(run.failure?.rule).toBe(rule);
    expect([acts.length, harms.length]).toEqual([1, 0]);
  });
});
