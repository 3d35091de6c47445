import { perform, processorSeconds, shell, shellText } from "./shell";
import { touchedTests } from "./touched";
import { sliceOfToday } from "./turn";

/**
 * `npm run check`: what tells whether a change may be committed. Types, lint, and the tests of the
 * domains that the work tree, or the last commit, has changed: changed tests whole, the others drawn as
 * in `npm test`.
 */
const changes = async (command: string) => (await shellText(command)).split("\n").filter(Boolean);
const uncommitted = await changes("git status --porcelain -uall | cut -c4- | sed 's/.* -> //'");
const changed = uncommitted.length > 0 ? uncommitted : await changes("git diff --name-only HEAD~1");

const spentBefore = processorSeconds() ?? 0;
await perform(async () => {
  const written = changed.filter((path) => /\.(ts|tsx|js|json|css)$/.test(path));
  const tests = touchedTests(changed);
  const own = tests.filter((path) => changed.includes(path));
  const others = tests.filter((path) => !changed.includes(path));
  const drawn = `FOJA_SLICE=${await sliceOfToday()}`;
  const results = [
    await shell("npm run -s typegen -w @foja/web && tsgo -b"),
    written.length === 0 ||
      (await shell(`biome check --no-errors-on-unmatched ${written.join(" ")}`)),
    own.length === 0 || (await shell(`vitest run ${own.join(" ")}`)),
    others.length === 0 ||
      (await shell(`${drawn} vitest run --passWithNoTests ${others.join(" ")}`)),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
});
const spent = Math.round((processorSeconds() ?? 0) - spentBefore);
console.log(`${changed.length} changed files, ${spent} s of processor time.`);
