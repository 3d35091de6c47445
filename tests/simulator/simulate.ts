import { parseArgs } from "node:util";
import { SEED } from "@foja/harness/draw";
import { simulate } from "./run";
import { shrink } from "./shrink";

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
  if (!run.failure) return true;
  console.error(run.failure.message);
  console.log("Looking for a smaller run …");
  const { asked, acts, harms } = await shrink({ seed, days }, run);
  const isLeft = (line: string) => acts.some((id) => line.startsWith(`${id} `));
  const onStep = (line: string) => isLeft(line) && console.log(line);
  const { failure } = await simulate({ ...asked, onStep });
  console.log({ days: asked.days, acts: acts.length, harms, broke: failure?.rule });
  return false;
}

main().then(
  (well) => process.exit(well ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
