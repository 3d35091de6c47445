import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { watched } from "./mutations";
import type { Answer, Order } from "./orders";

/**
 * The process in which the tests of mutants run: it is told a mutated source and the test files to
 * run, and answers whether they failed. What it changes is what Vite loads, never a file.
 */
const [root = "", kind = "rules", ...include] = process.argv.slice(2);

let order: Order = { watch: true, files: [] };

class AsTold extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => order.files.indexOf(moduleId);
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/** A mutant meets three hundred of ten thousand drawn inputs: examples are what has to kill it. */
const fewer = (source: string) => source.replace(/numRuns: 10_000/g, "numRuns: 300");

const mutants = {
  name: "foja-mutants",
  enforce: "pre" as const,
  load(id: string) {
    if (order.path === id) return order.source;
    if (id.endsWith(".test.ts")) return fewer(readFileSync(id, "utf8"));
    const isWatched = order.watch && /core\/src\/.*(?<!\.test)\.ts$/.test(id);
    return isWatched ? watched(readFileSync(id, "utf8"), relative(root, id)) : undefined;
  },
};

const vitest = await createVitest(
  "test",
  {
    ...{ root, config: false, watch: false, include, reporters: [{}], isolate: false, bail: 0 },
    ...{ maxWorkers: 1, pool: "threads", env: { TZ: "UTC" }, sequence: { sequencer: AsTold } },
    ...{ testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } },
    globalSetup: kind === "rules" ? [] : ["tests/harness/on-dynoxide.ts"],
    setupFiles: ["tests/harness/setup.ts", "tests/mutants/seen.ts"],
  },
  { plugins: [mutants], server: { watch: null } },
);
await vitest.standalone();

/** Whether every test of a file ran: after one that failed, Vitest passes over the others. */
const isWhole = (module: TestModule) =>
  module.state() === "passed" &&
  [...module.children.allTests()].every((one) => one.result().state === "passed");

async function run(asked: TestSpecification[]): Promise<Answer & { whole: boolean }> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked, false);
  const names = new Set(asked.map(({ moduleId }) => moduleId));
  const ran = testModules.filter(({ moduleId }) => names.has(moduleId));
  const failed = ran.filter((one) => !one.ok()).map(({ moduleId }) => moduleId);
  const took = ran.map((one) => [one.moduleId, one.diagnostic().duration] as const);
  return {
    failed: [...failed, ...unhandledErrors.map(String)],
    took: Object.fromEntries(took),
    whole: ran.length === names.size && ran.every(isWhole),
  };
}

async function carryOut(next: Order): Promise<Answer> {
  const before = order;
  order = next;
  vitest.config.bail = next.watch ? 0 : 1;
  for (const { config } of vitest.projects) config.bail = vitest.config.bail;
  for (const path of [before.path, next.path]) if (path) vitest.invalidateFile(path);
  const all = await vitest.globTestSpecifications();
  const asked = all.filter(({ moduleId }) => next.watch || next.files.includes(moduleId));
  for (let tries = 0; ; tries++) {
    const { whole, ...answer } = await run(asked);
    if (whole || answer.failed.length > 0) return answer;
    if (tries > 3) return { ...answer, failed: ["not all of it ran"] };
  }
}

process.on("message", async (next: Order) => {
  process.send?.(await carryOut(next));
});
process.send?.({ failed: [], took: {} } satisfies Answer);
