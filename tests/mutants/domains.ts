/** What is mutated for each domain, and the tests that have to notice. */
export type Domain = {
  /** Paths of the mutated sources. */
  sources: RegExp;
  /** Globs of the tests that are run. */
  tests: string[];
  /** Whether they need a database. */
  kind: "rules" | "dynoxide";
};

const ROUTES = "packages/functions/src/api/routes";

/** A room is tested by its own tests, by its routes, and by those of other rooms that reach it. */
const room = (name: string, ...more: string[]): Domain => ({
  sources: new RegExp(`^packages/core/src/${name}/.*(?<!\\.test)\\.ts$`),
  tests: [
    `packages/core/src/${name}/**/!(*-killed).test.ts`,
    `${ROUTES}/${name}/*.test.ts`,
    "tests/contract/strict.test.ts",
    ...more,
  ],
  kind: "dynoxide",
});

const DOMAINS: Record<string, Domain> = {
  law: {
    sources: /^packages\/core\/src\/law\/.*\.rules\.ts$/,
    tests: ["packages/core/src/law/**/!(cost).{rules,schema}.test.ts"],
    kind: "rules",
  },
  money: room(
    "money",
    "packages/functions/src/jobs/installments-ring.test.ts",
    "tests/contract/reserved.test.ts",
    `${ROUTES}/operations/{trash,reserved-figures}.test.ts`,
    "packages/core/src/operations/shelves/*.test.ts",
  ),
  accounts: room(
    "accounts",
    "tests/contract/{second-factor,erasure}.test.ts",
    `${ROUTES}/outreach/privacy*.test.ts`,
    `${ROUTES}/operations/{people,audit}.test.ts`,
    `${ROUTES}/practice/responsible.test.ts`,
    "packages/functions/src/api/http/pace.test.ts",
    "packages/functions/src/streams/deliver-mail.test.ts",
  ),
  billing: room(
    "billing",
    "tests/contract/erasure.test.ts",
    `${ROUTES}/accounts/practices.test.ts`,
    `${ROUTES}/operations/{people,excess,reserved-figures}.test.ts`,
    `${ROUTES}/practice/{attachments,documents,imports}.test.ts`,
    "packages/core/src/operations/shelves/*.test.ts",
    "packages/functions/src/streams/deliver-events.test.ts",
  ),
};

export const NAMES = Object.keys(DOMAINS);

/** The domain of `law`; of `law/fees`, with the tests of that folder alone. */
export function domainOf(name: string): Domain | undefined {
  const [room = "", folder] = name.split("/");
  const whole = Object.hasOwn(DOMAINS, room) ? DOMAINS[room] : undefined;
  if (!whole || folder === undefined) return whole;
  const own = `packages/core/src/${room}/`;
  const tests = whole.tests.filter((glob) => glob.startsWith(own));
  return { ...whole, tests: tests.map((glob) => glob.replace(own, `${own}${folder}/`)) };
}
