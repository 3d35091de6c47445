import { inTurn, SEED, takesAll } from "@foja/harness/draw";
import { describe, expect, it } from "vitest";
import { PLANTS } from "./plants";
import { simulate } from "./run";
import { shrink } from "./shrink";

/** A year where everything is taken; else two weeks. */
const DAYS = takesAll ? 365 : 14;

/** A planted fault is found within so many days, by a seed in which reserved cases fall due early. */
const MONTH = 31;
const PLANTED = 1;

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

/** What is planted is found; one of these in each run. */
const FINDINGS = [
  ...PLANTS.map(({ name, rule, tamper }) => ({
    name: `${name} is found within a month`,
    work: async () => {
      const run = await simulate({ seed: PLANTED, days: MONTH, plant: tamper });
      expect(run.failure?.rule).toBe(rule);
    },
  })),
  {
    name: "a fault is shrunk to the act that shows it",
    work: async () => {
      const [{ rule, tamper }] = PLANTS;
      const asked = { seed: PLANTED, days: 8, plant: tamper };
      const { acts, harms, run } = await shrink(asked, await simulate(asked));
      expect(run.failure?.rule).toBe(rule);
      expect([acts.length, harms.length]).toEqual([1, 0]);
    },
  },
];

describe("of planted faults", () => {
  it.each(inTurn(FINDINGS, FINDINGS.length))("$name", ({ work }) => work());
});
