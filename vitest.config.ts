import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { availableDatabases } from "./packages/local/src/dynamo/programs";

const RULES = [
  "packages/*/src/**/*.{rules,schema}.test.ts",
  "packages/functions/src/edge/*.test.ts",
];
const PERSISTENCE = ["packages/{core,functions}/src/**/*.test.ts", "tests/contract/*.test.ts"];

type Options = { include: string[]; exclude?: string[]; globalSetup?: string; tz?: string };

function project(name: string, { include, exclude, globalSetup, tz = "UTC" }: Options) {
  const test = {
    name,
    include,
    exclude: [...(exclude ?? []), "**/node_modules/**"],
    globalSetup,
    setupFiles: ["tests/harness/setup.ts"],
    env: { TZ: tz },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  };
  return { test } satisfies TestProjectConfiguration;
}

/** What asks nothing of the database that another would answer otherwise. */
const ONCE = ["tests/contract/*.test.ts"];

// The whole persistence suite, once for every database this machine can run.
const databases = availableDatabases().map((kind, i) =>
  project(kind, {
    include: PERSISTENCE,
    exclude: i === 0 ? RULES : [...RULES, ...ONCE],
    globalSetup: `tests/harness/on-${kind}.ts`,
  }),
);

export default defineConfig({
  test: {
    // Half of it waits for a browser or a database: three at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      project("rules", { include: RULES }),
      project("rules-buenos-aires", { include: RULES, tz: "America/Argentina/Buenos_Aires" }),
      ...databases,
      project("local", { include: ["packages/local/**/*.test.ts", "tests/faults/*.test.ts"] }),
      {
        ...project("web", { include: ["packages/web/**/*.test.{ts,tsx}"] }),
        resolve: { alias: { "~": fileURLToPath(new URL("packages/web/src", import.meta.url)) } },
      },
      project("house", { include: ["tests/*.test.ts", "tests/{practice,stacks}/*.test.ts"] }),
      project("e2e", { include: ["tests/e2e/*.test.ts"] }),
    ],
  },
});
