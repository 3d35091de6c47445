/** What is mutated for each domain, and the tests that have to notice. */
export type Domain = {
  /** Paths of the mutated sources. */
  sources: RegExp;
  /** Globs of the tests that are run. */
  tests: string[];
  /** Whether they need a database. */
  kind: "rules" | "dynoxide";
};

const room = (name: string, ...more: string[]): Domain => ({
  sources: new RegExp(`^packages/core/src/${name}/.*(?<!\\.test)\\.ts$`),
  tests: [
    `packages/core/src/${name}/**/!(*-killed).test.ts`,
    `packages/functions/src/api/routes/${name}/*.test.ts`,
    "tests/contract/strict.test.ts",
    ...more,
  ],
  kind: "dynoxide",
});

export const DOMAINS: Record<string, Domain> = {
  law: {
    sources: /^packages\/core\/src\/law\/.*\.rules\.ts$/,
    tests: ["packages/core/src/law/**/*.{rules,schema}.test.ts"],
    kind: "rules",
  },
  money: room("money", "packages/functions/src/jobs/installments-ring.test.ts"),
  accounts: room(
    "accounts",
    "tests/contract/second-factor.test.ts",
    "packages/functions/src/api/routes/outreach/privacy*.test.ts",
  ),
  billing: room("billing"),
};
