import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { availableDatabases } from "./packages/local/src/aws/dynamo/programs";
import { guidePages } from "./packages/web/scripts/guide-pages";
import { markClicks } from "./packages/web/scripts/mark-clicks";
import {
  drawnBrowserTests,
  drawnForDatabase,
  drawnForZone,
  drawnKills,
  otherMachines,
  otherParts,
} from "./tests/drawn-files";
import { STOOD_STILL } from "./tests/e2e/still";

const RULES = [
  "packages/*/src/**/*.{rules,schema}.test.ts",
  "packages/functions/src/edge/*.test.ts",
];
/**
 * What reads and writes the table: core's own tests, and the commands of the practice, which are
 * tested through their routes; of the entry, what decides by transactions.
 */
const PERSISTENCE = [
  "packages/core/src/**/*.test.ts",
  "packages/functions/src/api/routes/{billing,practice,money,agenda,operations,outreach}/*.test.ts",
  "packages/functions/src/api/routes/accounts/{google,registrations,sessions}.test.ts",
];
/** The rest of the doors, which ask nothing else of the database. */
const DOORS = ["packages/functions/src/**/*.test.ts", "tests/contract/**/*.test.ts"];

type Options = {
  include: string[];
  exclude?: string[];
  globalSetup?: string;
  tz?: string;
  /** Each of its files wants a process of its own; others leave nothing behind and share one. */
  isolate?: boolean;
};

/** What hangs fails; what a busy machine makes slow does not. */
const PATIENCE_MS = 600_000;

function project(
  name: string,
  { include, exclude, globalSetup, tz = "UTC", isolate = false }: Options,
) {
  const test = {
    name,
    include,
    isolate,
    exclude: [...(exclude ?? []), "**/node_modules/**"],
    globalSetup,
    setupFiles: ["tests/harness/setup.ts"],
    // A machine that is busy is not a fault.
    expect: { poll: { timeout: 30_000 } },
    env: { TZ: tz },
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  };
  return { test } satisfies TestProjectConfiguration;
}

/** What looks at how the process itself was set up, or replaces a module in it: it wants one of its own. */
const KILLED = [
  "packages/functions/src/jobs/downgrades-apply.test.ts",
  "packages/core/src/billing/plan-configs/updates-killed.test.ts",
  "packages/core/src/operations/start/start-killed.test.ts",
  "packages/core/src/operations/case-imports/case-imports-killed.test.ts",
  "packages/core/src/practice/handovers/handovers-killed.test.ts",
  "packages/core/src/practice/text-files/read-killed.test.ts",
  "packages/core/src/practice/incoming/incoming-killed.test.ts",
  "packages/core/src/outreach/campaigns/campaigns-killed.test.ts",
  "packages/core/src/programs/webhooks/webhooks-killed.test.ts",
  "packages/core/src/outreach/erasures/erasures-killed.test.ts",
  "packages/core/src/outreach/recovery/recovery-killed.test.ts",
];
const ALONE = [
  "packages/functions/src/log.test.ts",
  "packages/functions/src/jobs/calendar-model.test.ts",
  ...KILLED,
];

const setupOf = (kind: string) => `tests/harness/on-${kind}.ts`;
const [first = "dynoxide"] = availableDatabases();

/** What has tests of its own, or a part that another slice takes. */
const APART = [...RULES, ...ALONE, ...otherParts()];

// The persistence suite on every database that this machine can run: whole on the first, with the
// doors, and drawn on another.
const databases = availableDatabases().map((kind, i) =>
  project(kind, {
    include:
      i === 0 ? [...PERSISTENCE, ...DOORS] : drawnForDatabase(PERSISTENCE, [...RULES, ...ALONE]),
    exclude: APART,
    globalSetup: setupOf(kind),
  }),
);

const { test: webTests } = project("web", { include: ["packages/web/**/*.test.{ts,tsx}"] });
const web = {
  plugins: [guidePages(), markClicks(import.meta.dirname)],
  test: { ...webTests, setupFiles: [...webTests.setupFiles, "packages/web/src/testing/clicks.ts"] },
  resolve: { alias: { "~": fileURLToPath(new URL("packages/web/src", import.meta.url)) } },
} satisfies TestProjectConfiguration;

const { test: browserTests } = project("e2e", { include: drawnBrowserTests() });
// Nothing but Chromium's own standstill, which a test of it recognises: decision 110. It may come while
// a script runs in a page, which nothing ends but the test's own limit: the longest takes two minutes.
const e2e = {
  test: {
    ...browserTests,
    testTimeout: 300_000,
    retry: { count: 1, condition: new RegExp(STOOD_STILL) },
  },
};

export default defineConfig({
  test: {
    // What a run transforms once serves all its projects, and the next run.
    experimental: { fsModuleCache: true },
    // Half of it waits for a browser or a database: three at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      project("rules", { include: RULES }),
      project("rules-buenos-aires", {
        include: drawnForZone(RULES),
        tz: "America/Argentina/Buenos_Aires",
      }),
      ...databases,
      project("alone", {
        include: [...ALONE.filter((file) => !KILLED.includes(file)), ...drawnKills(KILLED)],
        isolate: true,
        globalSetup: setupOf(first),
      }),
      project("local", {
        include: ["packages/local/**/*.test.ts", "tests/{faults,practice,cost,scale}/*.test.ts"],
        exclude: [...otherParts(), ...otherMachines()],
      }),
      // It replaces the clock, the chance and the network of its process.
      project("simulator", { include: ["tests/simulator/**/*.test.ts"], isolate: true }),
      web,
      project("house", {
        include: ["tests/*.test.ts", "tests/{decisions,mutants,stacks}/*.test.ts"],
      }),
      e2e,
    ],
  },
});
