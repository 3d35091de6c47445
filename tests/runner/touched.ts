import { dirname } from "node:path";
import { globSync } from "tinyglobby";
import { ROOT } from "./shell";

/** A rule of law is computed, counted and shown elsewhere. */
const ofTheLaw = (domain: string) => [
  "packages/core/src/law/engines/*.test.ts",
  "packages/core/src/agenda/scheduling/*.test.ts",
  "packages/functions/src/api/routes/agenda/deadlines*.test.ts",
  "packages/functions/src/api/routes/practice/calculators*.test.ts",
  `packages/web/src/features/calculations/${domain}/**/*.test.{ts,tsx}`,
  "packages/web/src/lib/day-echo.test.ts",
];

/** Where a domain has its code, and its tests: one word in every package. */
const PLACES: [pattern: RegExp, tests: (domain: string, room: string) => string[]][] = [
  [
    /^packages\/core\/src\/(\w[\w-]*)\/(\w[\w-]*)\//,
    (domain, room) => [
      `packages/core/src/${room}/${domain}/**/*.test.ts`,
      `packages/functions/src/api/routes/${room}/${domain}*.test.ts`,
      ...(room === "law" ? ofTheLaw(domain) : []),
    ],
  ],
  [
    /^packages\/functions\/src\/api\/routes\/(\w[\w-]*)\/(\w[\w-]*)\./,
    (domain, room) => [`packages/functions/src/api/routes/${room}/${domain}*.test.ts`],
  ],
  [
    /^packages\/web\/src\/(features)\/(\w[\w-]*)\//,
    (domain) => [`packages/web/src/features/${domain}/**/*.test.{ts,tsx}`],
  ],
];

/**
 * The tests of what changed files touch: those of their domain, by its name, and those beside them.
 * Browser tests, and whatever tests the whole of Foja, are left to `npm test`.
 */
export function touchedTests(changed: readonly string[]): string[] {
  const patterns = changed.flatMap((path) => {
    if (/\.test\.tsx?$/.test(path)) return path.startsWith("tests/") ? [] : [path];
    const found = PLACES.flatMap(([pattern, tests]) => {
      const [, room = "", domain = ""] = pattern.exec(path) ?? [];
      return domain ? tests(domain, room) : [];
    });
    const beside = `${dirname(path)}/*.test.{ts,tsx}`;
    return path.startsWith("packages/") ? [...found, beside] : [];
  });
  return globSync([...new Set(patterns)], { cwd: ROOT, ignore: ["**/node_modules/**"] }).sort();
}
