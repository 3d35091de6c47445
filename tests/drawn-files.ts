import { globSync } from "tinyglobby";
import { availableDatabases } from "../packages/local/src/aws/dynamo/programs";
import { drawn, inTurn, PARTS, SEED, slice, takesAll } from "./harness/draw";

const filesOf = (patterns: string[], ignore: string[] = []) =>
  globSync(patterns, { ignore: ["**/node_modules/**", ...ignore] }).sort();

const walk = (name: string) => `tests/e2e/${name}.test.ts`;

/** The browser tests of every run: a lawyer's first hour, and what must never break unseen. */
const CORE = ["first-hour", "session", "first-load"].map(walk);
/** The long ones of the core: one a run. */
const LONG = ["sign-in", "offline", "xss"].map(walk);

/** The browser tests of this run: the core, and a sixteenth of the walks and of the screens. */
export function drawnBrowserTests(): string[] {
  const walks = filesOf(["tests/e2e/*.test.ts"], ["tests/e2e/screens*", ...CORE, ...LONG]);
  const screens = filesOf(["tests/e2e/screens*.test.ts"]);
  return [...CORE, ...inTurn(LONG, LONG.length), ...drawn(walks), ...drawn(screens)];
}

/** The part of a suite in four files that this run leaves out. */
export function otherParts(): string[] {
  if (takesAll) return [];
  const mine = (slice.number - 1) % PARTS;
  const others = Array.from({ length: PARTS }, (_, i) => i + 1).filter((part) => part !== mine + 1);
  const parts = others.flatMap((part) => [
    `tests/contract/{fuzz,matrix}/part-${part}.test.ts`,
    `tests/faults/trips-${part}.test.ts`,
  ]);
  const [paper] = inTurn(PAPERS, PAPERS.length);
  return [...parts, ...PAPERS.filter((file) => file !== paper)];
}

/** What reads scans and prints papers by the hundred: one of them a run. */
const PAPERS = ["text-files/read", "text-files/reader", "escrito-papers/papers"].map(
  (name) => `packages/core/src/practice/${name}.test.ts`,
);

/** The rules that this run tests in the second time zone: a quarter of them. */
export const drawnForZone = (rules: string[]): string[] => drawn(filesOf(rules), 1 / 4);

/**
 * What this run tests on the second database: half of the layer that speaks to it, and one file more,
 * another with each seed. That database costs five times what the first one does.
 */
export function drawnForDatabase(persistence: string[], ignore: string[]): string[] {
  const all = filesOf(persistence, ignore);
  if (takesAll) return all;
  const layer = filesOf(["packages/core/src/kernel/dynamo/*.test.ts"], ignore);
  return [...new Set([...inTurn(layer, 2), ...all.slice(SEED % all.length).slice(0, 1)])];
}

/** A third of the tests that kill what they test at each of its writes, all of a list in three runs. */
export const drawnKills = (files: string[]): string[] => inTurn(files, 3);

/** What this run leaves out of whole machines under faults, of whole practices, and of real processes. */
export function otherMachines(): string[] {
  const machines = filesOf(["tests/faults/*.test.ts"], ["tests/faults/trips-*", ...EVERY_MACHINE]);
  const practices = filesOf(["tests/practice/*.test.ts"]);
  const taken = [...inTurn(machines, 6), ...inTurn(practices, 4), ...inTurn(PROCESSES, 8)];
  const others = [...machines, ...practices, ...PROCESSES].filter((file) => !taken.includes(file));
  return availableDatabases().includes("dynamodb-local") ? others : [...others, AGAINST_LOCAL];
}

/** What compares our own arithmetic with DynamoDB Local's. */
const AGAINST_LOCAL = "tests/scale/metered.test.ts";

/** The tests that start Foja or a database as processes and end them in every way. */
const PROCESSES = [
  ...["host/main", "aws/dynamo/start", "host/letters", "aws/dynamo/guarded"],
  ...["aws/dynamo/dynoxide-file", "aws/dynamo/upkeep"],
  ...["host/backup/backup", "host/arca-resumed"],
]
  .map((name) => `packages/local/src/${name}.test.ts`)
  .concat(AGAINST_LOCAL);

/** What every run tests of faults: what a reserved case shows, and that no answer tells who exists. */
const EVERY_MACHINE = ["enumeration", "reserved", "reserved-trips", "proxy", "storm"].map(
  (name) => `tests/faults/${name}.test.ts`,
);
