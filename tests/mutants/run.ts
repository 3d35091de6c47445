import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SEED } from "../harness/draw";
import { DOMAINS } from "./domains";
import { EQUIVALENT } from "./equivalent";
import { applied, type Mutation, mutationsOf } from "./mutations";
import { sampled } from "./sample";
import { testsHost } from "./tests-host";

/**
 * `npm run mutants -- <domain> [--most N] [--seed S] [--files PATTERN]`: changes one small thing of the
 * domain's sources at a time, in memory, and prints each change that no test notices.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: "string" },
    seed: { type: "string", default: String(SEED) },
    files: { type: "string", default: "" },
  },
});
const domain = DOMAINS[positionals[0] ?? ""];
if (!domain) throw new Error(`npm run mutants -- ${Object.keys(DOMAINS).join("|")}`);

const root = join(import.meta.dirname, "../..");
const ROOM = `packages/core/src/${positionals[0]}`;

type Mutant = Mutation & { path: string; source: string };

const paths = readdirSync(join(root, ROOM), { recursive: true, encoding: "utf8" })
  .map((path) => `${ROOM}/${path}`)
  .filter((path) => domain.sources.test(path) && new RegExp(values.files).test(path))
  .sort();
const all: Mutant[] = paths.flatMap((path) => {
  const source = readFileSync(join(root, path), "utf8");
  return mutationsOf(source).map((one) => ({ ...one, path, source }));
});
const isEquivalent = ({ path, source, start, text }: Mutant) =>
  EQUIVALENT.some(({ file, at, becomes }) => {
    const place = source.indexOf(at);
    return path.endsWith(file) && becomes === text && start >= place && start < place + at.length;
  });
const chosen = sampled(
  all.filter((one) => !isEquivalent(one)),
  Number(values.most ?? all.length),
  Number(values.seed),
);
console.log(
  `${chosen.length} of ${all.length} mutants of ${paths.length} files, seed ${values.seed}`,
);

const seenIn = mkdtempSync(join(tmpdir(), "foja-mutants-"));
const host = testsHost(root, domain, seenIn);
// After the host has stopped, which writes there.
process.on("exit", () => rmSync(seenIn, { recursive: true, force: true, maxRetries: 3 }));

/** How long the tests of a mutant may take, beside what they took unchanged. */
const PATIENCE_MS = 30_000;

type Seen = { file: string; early: string[]; seen: string[] };

const first = await host.ask({ watch: true, files: [] }, 20 * 60_000);
if (!first || first.failed.length > 0) {
  host.stop();
  throw new Error(`without a mutant, these fail: ${first?.failed.join(", ")}`);
}
const { took } = first;
const notes = readdirSync(seenIn).map(
  (name) => JSON.parse(readFileSync(join(seenIn, name), "utf8")) as Seen,
);
const early = new Set(notes.flatMap((note) => note.early));

const PURE = /\.(?:rules|schema)\.test\.ts$/;

/** The test files that reach a mutant, the quickest first. */
function reaching({ path, within }: Mutant): string[] {
  const place = `${path}#${within}`;
  const ofModule = within === undefined || early.has(place);
  const isThere = ({ seen }: Seen) =>
    ofModule ? seen.some((one) => one.startsWith(`${path}#`)) : seen.includes(place);
  const files = notes.filter(isThere).map(({ file }) => file);
  // Nothing but constants: whoever imports them is not known.
  const found = files.length === 0 && ofModule ? notes.map(({ file }) => file) : files;
  // The shapes are all read at once, by the description of the API.
  const ofShapes = notes.map(({ file }) => file).filter((file) => file.endsWith("strict.test.ts"));
  // Who reads a constant is not known: tests of rules and shapes are quick to ask.
  const ofRules = notes.map(({ file }) => file).filter((file) => PURE.test(file));
  const all = new Set([
    ...found,
    ...(path.endsWith(".schema.ts") ? ofShapes : []),
    ...(ofModule ? ofRules : []),
  ]);
  return [...all].sort((a, b) => (took[a] ?? 0) - (took[b] ?? 0));
}

async function survives(mutant: Mutant, source = applied(mutant.source, mutant)): Promise<boolean> {
  const files = reaching(mutant);
  if (files.length === 0) return true;
  const order = { watch: false, path: join(root, mutant.path), source, files };
  const usual = files.reduce((sum, file) => sum + (took[file] ?? 0), 0);
  const answer = await host.ask(order, Math.round(PATIENCE_MS + 3 * usual));
  return answer !== undefined && answer.failed.length === 0;
}

// What is not changed has to survive: otherwise everything would seem killed.
const [whole] = chosen;
if (whole && !(await survives(whole, whole.source))) throw new Error("unchanged sources fail");

const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
const survivors = new Map<string, number>();
let left = 0;
for (const mutant of chosen) {
  if (!(await survives(mutant))) continue;
  left += 1;
  survivors.set(mutant.path, (survivors.get(mutant.path) ?? 0) + 1);
  const reached = reaching(mutant).length;
  console.log(
    `survived ${mutant.path.slice(ROOM.length + 1)}:${mutant.line} «${short(mutant.was)}» → «${short(mutant.text)}»${reached === 0 ? " (no test comes here)" : ""}`,
  );
}
host.stop();
const share = ((100 * left) / Math.max(1, chosen.length)).toFixed(1);
console.log(
  `${positionals[0]}: ${chosen.length} mutants, ${chosen.length - left} killed, ${left} survived (${share} %)`,
);
process.exitCode = left > chosen.length / 10 ? 1 : 0;
