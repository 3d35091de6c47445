import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SEED } from "../harness/draw";
import { compiler } from "./compiles";
import { domainOf, NAMES } from "./domains";
import { EQUIVALENT } from "./equivalent";
import { applied, type Mutation, mutationsOf } from "./mutations";
import { sampled } from "./sample";
import { testsHost } from "./tests-host";

/**
 * `npm run mutants -- <domain> [--most N] [--seed S] [--files PATTERN] [--again REPORT]`: changes one small thing of the
 * domain's sources at a time, in memory, and prints each change that neither a test nor the compiler
 * notices; `--again`, those alone that survived by an earlier report. A domain is a room, or a folder of it with its own tests alone: `law/fees`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: "string" },
    seed: { type: "string", default: String(SEED) },
    files: { type: "string", default: "" },
    again: { type: "string" },
  },
});
const [name = ""] = positionals;
const domain = domainOf(name);
if (!domain) throw new Error(`npm run mutants -- ${NAMES.join("|")}`);

const root = join(import.meta.dirname, "../..");
const ROOM = `packages/core/src/${name}`;

type Mutant = Mutation & { path: string; source: string };

const paths = readdirSync(join(root, ROOM), { recursive: true, encoding: "utf8" })
  .map((path) => `${ROOM}/${path}`)
  .filter((path) => domain.sources.test(path) && new RegExp(values.files).test(path))
  .sort();
const all: Mutant[] = paths.flatMap((path) => {
  const source = readFileSync(join(root, path), "utf8");
  return mutationsOf(source).map((one) => ({ ...one, path, source }));
});
/** Whether a place of a source lies within a text, which may stand there more than once. */
const liesIn = (source: string, text: string, place: number) =>
  source.slice(Math.max(0, place - text.length + 1), place + text.length).includes(text);
const isEquivalent = ({ path, source, start, text }: Mutant) =>
  EQUIVALENT.some(
    ({ file, at, becomes }) => path.endsWith(file) && becomes === text && liesIn(source, at, start),
  );
const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
const lineOf = ({ path, line, was, text }: Mutant, what = "survived") =>
  `${what} ${path.slice(ROOM.length + 1)}:${line} «${short(was)}» → «${short(text)}»`;
const earlier = values.again === undefined ? undefined : readFileSync(values.again, "utf8");
const asked = all.filter((one) => earlier === undefined || earlier.includes(lineOf(one)));
const distinct = asked.filter((one) => !isEquivalent(one));
const chosen = sampled(distinct, Number(values.most ?? all.length), Number(values.seed));
console.log(
  `${chosen.length} of ${all.length} mutants of ${paths.length} files, ${asked.length - distinct.length} equivalent, seed ${values.seed}`,
);

const seenIn = mkdtempSync(join(tmpdir(), "foja-mutants-"));
const host = testsHost(root, domain, seenIn);
// After the host has stopped, which writes there.
process.on("exit", () => rmSync(seenIn, { recursive: true, force: true, maxRetries: 3 }));

/** How long the tests of a mutant may take, beside what they took unchanged. */
const PATIENCE_MS = 30_000;

let endless = 0;

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
  const patience = Math.round(PATIENCE_MS + 3 * usual);
  // A busy machine is asked again, with more patience; a loop never ends.
  const answer = (await host.ask(order, patience)) ?? (await host.ask(order, 4 * patience));
  if (answer) return answer.failed.length === 0;
  console.log(lineOf(mutant, "never ended"));
  endless += 1;
  return false;
}

// What is not changed has to survive: otherwise everything would seem killed.
const [whole] = chosen;
if (whole && !(await survives(whole, whole.source))) throw new Error("unchanged sources fail");

const survivors = new Map<string, number>();
const compiles = compiler(root);
let [left, uncompiled] = [0, 0];
for (const mutant of chosen) {
  if (!(await survives(mutant))) continue;
  if (!compiles(join(root, mutant.path), applied(mutant.source, mutant))) {
    uncompiled += 1;
    continue;
  }
  left += 1;
  survivors.set(mutant.path, (survivors.get(mutant.path) ?? 0) + 1);
  const reached = reaching(mutant).length;
  console.log(`${lineOf(mutant)}${reached === 0 ? " (no test comes here)" : ""}`);
}
host.stop();
const share = ((100 * left) / Math.max(1, chosen.length)).toFixed(1);
console.log(
  `${name}: ${chosen.length} mutants, ${chosen.length - left} killed (${uncompiled} by the compiler alone, ${endless} that never ended), ${left} survived (${share} %)`,
);
process.exitCode = left > chosen.length / 10 ? 1 : 0;
