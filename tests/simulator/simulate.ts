import { parseArgs } from "node:util";
import { SEED } from "@foja/harness/draw";
import { simulate } from "./run";

/**
 * `npm run simulate -- --seed 7 --years 10`: practices for as many years, in a world drawn from a seed.
 * Prints a digest of what happened; or the step at which a rule broke.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      seed: { type: "string" },
      years: { type: "string" },
      days: { type: "string" },
      tell: { type: "boolean" },
    },
  });
  const seed = Number(values.seed ?? SEED);
  const days = Number(values.days ?? Math.round(Number(values.years ?? 1) * 365.25));
  if (!Number.isInteger(seed) || !Number.isInteger(days) || days < 1) {
    throw new Error("--seed is a whole number; --years, or --days, says for how long.");
  }
  const startedAt = performance.now();
  const onDay = (day: string) => {
    if (day.endsWith("-01-01") || day.endsWith("-07-01")) console.log(day);
  };
  const run = await simulate({ seed, days, onDay, ...(values.tell && { onStep: console.log }) });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log({ seed, days, ...run, seconds });
  return run.failure === undefined;
}

main().then(
  (well) => process.exit(well ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
