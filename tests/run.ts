import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * `npm test`: everything, on a machine with only the repository and its packages. Each step counts
 * as one test; each of vitest's own tests counts, too. Ends with `N passed, N failed`.
 */
const scratch = mkdtempSync(join(tmpdir(), "foja-test-"));
const results = join(scratch, "results.json");

type Step = [name: string, command: string];

/**
 * Type-checking needs the types of the routes; the other steps need nothing, and run at once on two
 * cores.
 */
const FIRST: Step = ["route types", "npm run -s typegen -w @foja/web"];
const STEPS: Step[] = [
  ["types", "tsc -b"],
  ["lint and format", "biome ci --error-on-warnings --colors=off"],
  ["unused code", "knip"],
  ["web build", "npm run -s build -w @foja/web"],
];

const VITEST = `vitest run --reporter=default --reporter=json --outputFile.json=${results}`;

function run(command: string): Promise<boolean> {
  return new Promise((finished) => {
    const bin = join(import.meta.dirname, "..", "node_modules", ".bin");
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: "0" },
    });
    child.on("close", (code) => finished(code === 0));
  });
}

type Results = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** Vitest's counts. A skipped test counts as failed. */
function count(finishedWell: boolean): { passed: number; failed: number } {
  try {
    const counted = JSON.parse(readFileSync(results, "utf8")) as Results;
    const failed = counted.numFailedTests + counted.numPendingTests;
    // Vitest may fail without a failed test: on an error outside of all tests.
    return { passed: counted.numPassedTests, failed: failed || (finishedWell ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

let [passed, failed] = [0, 0];

async function take([name, command]: Step): Promise<void> {
  const startedAt = performance.now();
  const well = await run(command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${well ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (well) passed += 1;
  else failed += 1;
}

await take(FIRST);
await Promise.all(STEPS.map(take));
const tests = count(await run(VITEST));
rmSync(scratch, { recursive: true });
console.log(`${passed + tests.passed} passed, ${failed + tests.failed} failed`);
process.exitCode = failed + tests.failed === 0 ? 0 : 1;
