import { join } from "node:path";
import { SEED } from "../harness/draw";
import { perform, processorSeconds, scratch, shell } from "./shell";
import { sliceOfToday } from "./turn";
import { type Outcome, repeat, vitest } from "./vitest";

/**
 * `npm test`: tests of every kind, on a machine with only the repository and its packages. What is
 * multiplied is drawn (`harness/draw.ts`); `npm run test:full` takes all of it. Each check counts as one
 * test. Ends with what failed by chance, what it cost, and `N passed, N failed`.
 */
const isFull = process.argv.includes("full");

const startedAt = performance.now();
const spentBefore = processorSeconds() ?? 0;
const chosen = isFull ? "" : (process.env.FOJA_SLICE ?? (await sliceOfToday()));
const pressed = join(scratch, "pressed");
Object.assign(process.env, { FOJA_SLICE: chosen, SEED: String(SEED), FOJA_PRESSED: pressed });
const named = isFull
  ? `SEED=${SEED} npm run test:full`
  : `FOJA_SLICE=${chosen} SEED=${SEED} npm test`;
console.log(`This run again: ${named}`);

let [passed, failed] = [0, 0];

/** Runs a check; it counts as one test. */
async function check(name: string, command: string): Promise<void> {
  const before = performance.now();
  const well = await shell(command);
  console.log(
    `${well ? "✓" : "✗"} ${name} (${((performance.now() - before) / 1000).toFixed(1)} s)`,
  );
  if (well) passed += 1;
  else failed += 1;
}

/** What the build serves: the browser tests, which wait for it. */
async function browserTests(): Promise<Outcome> {
  await check("web build", "npm run -s build -w @foja/web");
  return vitest("e2e", "--project e2e");
}

const otherTests = (): Promise<Outcome> => vitest("rest", "--project !e2e");

async function checks(): Promise<void> {
  await check("types", isFull ? "tsc -b" : "tsgo -b");
  await check("lint and format", "biome ci --error-on-warnings --colors=off");
  await check("unused code", "knip");
}

await perform(async () => {
  // Types of routes are made first: type-checking and the tests of the web need them.
  await check("route types", "npm run -s typegen -w @foja/web");
  const [ofBrowser, ofRest] = await Promise.all([browserTests(), otherTests(), checks()]);
  const outcomes = [ofBrowser, ofRest];
  const byChance: string[] = [];
  for (const file of outcomes.flatMap(({ failedFiles }) => failedFiles)) {
    const again = await repeat(file);
    if (again) byChance.push(file.path);
    passed += again ? file.tests : 0;
    failed += again ? 0 : file.failed;
  }
  // After the repeated files, whose presses count, too.
  await check("every button pressed", "tsx tests/buttons.ts");
  passed += outcomes.reduce((sum, one) => sum + one.passed, 0);
  failed += outcomes.reduce((sum, one) => sum + one.broken, 0);
  if (byChance.length > 0) {
    console.log("\nFailed by chance, and passed alone: the next change mends the cause.");
    for (const path of byChance) console.log(`  ${path}`);
  }
});

const minutes = (seconds: number) => (seconds / 60).toFixed(1);
const clock = minutes((performance.now() - startedAt) / 1000);
const processor = processorSeconds();
const cost =
  processor === undefined ? "" : `, ${minutes(processor - spentBefore)} processor-minutes`;
console.log(`Cost: ${clock} minutes${cost}. This run again: ${named}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
