import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import { availableDatabases } from "./packages/local/src/aws/dynamo/programs";

const RULES = [
  "packages/*/src/**/*.{rules,schema}.test.ts",
  "packages/functions/src/edge/*.test.ts",
];
const PERSISTENCE = ["packages/core/src/**/*.test.ts"];
/** What stands in front of it, and asks the database nothing that it does not ask. */
const DOORS = ["packages/functions/src/**/*.test.ts", "tests/contract/*.test.ts"];

type Options = {
  include: string[];
  exclude?: string[];
  globalSetup?: string;
  tz?: string;
  /** Each of its files wants a process of its own; others leave nothing behind and share one. */
  isolate?: boolean;
  timeout?: number;
};

function project(
  name: string,
  { include, exclude, globalSetup, tz = "UTC", isolate = false, timeout = 60_000 }: Options,
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
    testTimeout: timeout,
    hookTimeout: timeout,
  };
  return { test } satisfies TestProjectConfiguration;
}

/** What looks at how the process itself was set up: it wants one of its own. */
const ALONE = ["packages/functions/src/log.test.ts"];

const setupOf = (kind: string) => `tests/harness/on-${kind}.ts`;
const [first = "dynoxide"] = availableDatabases();

// The whole persistence suite, once for every database this machine can run; the doors once.
const databases = availableDatabases().map((kind, i) =>
  project(kind, {
    include: [...PERSISTENCE, ...(i === 0 ? DOORS : [])],
    exclude: [...RULES, ...ALONE],
    globalSetup: setupOf(kind),
  }),
);

/** What takes minutes by itself: begun last, it would run on alone while a core stands idle. */
const LONGEST = ["tests/faults/faults.test.ts", "tests/contract/fuzz.test.ts"];

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer["sort"]>[0]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: (typeof files)[number]) =>
      LONGEST.some((path) => moduleId.endsWith(path));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Half of it waits for a browser or a database: three at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      project("rules", { include: RULES }),
      project("rules-buenos-aires", {
        include: RULES,
        tz: "America/Argentina/Buenos_Aires",
      }),
      ...databases,
      project("alone", { include: ALONE, isolate: true, globalSetup: setupOf(first) }),
      project("local", {
        include: ["packages/local/**/*.test.ts", "tests/faults/*.test.ts"],
      }),
      {
        ...project("web", { include: ["packages/web/**/*.test.{ts,tsx}"] }),
        resolve: { alias: { "~": fileURLToPath(new URL("packages/web/src", import.meta.url)) } },
      },
      project("house", {
        include: ["tests/*.test.ts", "tests/{practice,stacks}/*.test.ts"],
      }),
      project("e2e", { include: ["tests/e2e/*.test.ts"], timeout: 120_000 }),
    ],
  },
});
