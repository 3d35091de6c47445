import pMap from "p-map";
import { asSystem } from "../../kernel/actor";
import { again } from "../../kernel/again";
import {
  type Item,
  isStale,
  type Key,
  type OpenTable,
  ownerPartition,
  planReserved,
  recover,
  remove,
  removeAny,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Files } from "../../practice/files";
import { Incoming } from "../../practice/incoming";
import { heldByType } from "../holdings";
import { headOf } from "./head.item";
import { type Decided, decide, type Head, inRanks, type Row, type Step } from "./recovery.rules";
import { type Settled, settle } from "./settle";

/** An object of the files that was there at the moment and is not now. */
export type GoneFile = { key: string; bring(): Promise<void> };

/** What a practice is brought back from: the table as it was, and its files. */
export type Past = {
  table: OpenTable;
  /** The objects under a key prefix that were there at the moment and are not now. */
  gone(prefix: string): Promise<GoneFile[]>;
};

export type Recovery = { ownerId: string; past: Past; now: OpenTable; exact: boolean };

/** What a recovery writes, or would write: by type of item, and how many files. */
export type Plan = Decided & { files: number };

/** What a recovery did. What is in `left` was changed by somebody meanwhile, or belongs to another now. */
export type Recovered = { rows: Row[]; files: number; written: number; left: string[] } & Settled;

/** How many items are written at the same time. */
const WIDTH = 10;

const headsOf = async (table: OpenTable, ownerId: string): Promise<Head[]> => {
  const heads: Head[] = [];
  for await (const item of table.partition(ownerPartition(ownerId))) heads.push(headOf(item));
  return heads;
};

/** What the recovery of a practice would write. Writes nothing. */
export async function plan({ ownerId, past, now, exact }: Recovery): Promise<Plan> {
  const [before, current] = await Promise.all([
    headsOf(past.table, ownerId),
    headsOf(now, ownerId),
  ]);
  if (!before.some(({ type }) => type === "user")) {
    throw new Error(`There was no practice ${ownerId} at that moment.`);
  }
  if (!current.some(({ type }) => type === "user")) {
    throw new Error(
      `The account of ${ownerId} is gone, and with it who may open what comes back: restore the whole table.`,
    );
  }
  const decided = decide(before, current, exact);
  return { ...decided, files: (await goneFiles(past, ownerId, decided.steps)).length };
}

/** The files of what comes back that are not there now: named by the record that carries them. */
async function goneFiles(past: Past, ownerId: string, steps: readonly Step[]) {
  const ids = new Set(steps.flatMap(({ what, id }) => (what === "remove" ? [] : [id])));
  if (ids.size === 0) return [];
  const prefixes = [Files.keysOf(ownerId), Incoming.lettersOf(ownerId)];
  const gone = await Promise.all(prefixes.map((prefix) => past.gone(prefix)));
  return gone.flat().filter(({ key }) => ids.has(Files.namedBy(key).carrierId));
}

/**
 * Brings a practice back: its files, then its items, and then everything that is derived from them. Each
 * item is written under the version that was read, with what finds it from outside. It may be killed
 * anywhere and run again: it ends the same. People may work meanwhile.
 */
export const apply = (recovery: Recovery, planned: Plan): Promise<Recovered> =>
  asSystem(`recovery ${recovery.ownerId}`, () => bringBack(recovery, planned));

async function bringBack(recovery: Recovery, planned: Plan): Promise<Recovered> {
  const { ownerId, past } = recovery;
  const files = await goneFiles(past, ownerId, planned.steps);
  await pMap(files, (file) => file.bring(), { concurrency: WIDTH });
  const left: string[] = [];
  let written = 0;
  // What comes with another item has to be there before it: one rank after the other.
  for (const rank of inRanks(planned.steps)) {
    const one = async (step: Step) => {
      if (await again(() => carryOut(recovery, step), isStale)) written += 1;
      else left.push(`${step.type} ${"was" in step ? step.was : step.at}`);
    };
    await pMap(rank, one, { concurrency: WIDTH });
  }
  const settled = await settle(ownerId, past.table);
  return { rows: planned.rows, files: files.length, written, left, ...settled };
}

/** Carries out one step. Returns false where somebody changed the item meanwhile, or holds what it needs. */
async function carryOut(recovery: Recovery, step: Step): Promise<boolean> {
  const writes = await writesOf(recovery, step);
  if (writes?.length === 0) return true;
  return writes !== undefined && (await tryCommit(...writes)) === "written";
}

async function writesOf(recovery: Recovery, step: Step): Promise<Write[] | undefined> {
  const { ownerId, past, now } = recovery;
  const pk = ownerPartition(ownerId);
  if (step.what === "remove") {
    const item = await now.get({ pk, sk: step.at });
    if (!item) return [];
    const keys = await besideOf(item);
    return [
      remove({ pk, sk: step.at, version: step.version }),
      ...keys.map((key) => removeAny(key)),
      ...(await reserving(ownerId, item, null)),
    ];
  }
  const item = await past.table.get({ pk, sk: step.was });
  if (!item) throw new Error(`the table of the moment changed: ${step.was} is gone`);
  const doors = await doorsFor(recovery, item);
  if (!doors) return undefined;
  const access = await reserving(ownerId, item, peopleOf(item));
  if (step.what === "bring") return [recover(item, undefined), ...doors, ...access];
  const { version } = step;
  if (step.at === step.was) return [recover(item, { version }), ...doors, ...access];
  const moved = { ...item, version: version + 1 };
  return [remove({ pk, sk: step.at, version }), recover(moved, undefined), ...doors, ...access];
}

const besideOf = async (item: Item): Promise<readonly Key[]> =>
  (await heldByType.get(item.type)?.beside?.(item)) ?? [];

/** The writes of what finds an item from outside; undefined where another practice has it by now. */
async function doorsFor({ ownerId, past, now }: Recovery, item: Item) {
  const writes: Write[] = [];
  for (const key of await besideOf(item)) {
    const [door, current] = await Promise.all([past.table.get(key), now.get(key)]);
    if (current && Reflect.get(current, "ownerId") !== ownerId) return undefined;
    if (door && !current && !headOf(door).over) writes.push(recover(door, undefined));
  }
  return writes;
}

const peopleOf = (item: Item): string[] | null => {
  const people: unknown = Reflect.get(item, "reservedFor");
  return Array.isArray(people) ? people.map(String) : null;
};

/** A reserved case is in the list that every request reads from the moment it is there. */
async function reserving(ownerId: string, item: Item, people: string[] | null): Promise<Write[]> {
  if (item.type !== "folder" || (people === null && peopleOf(item) === null)) return [];
  const full = () => new AppError("folder.reserved_limit", "No entran más causas reservadas.");
  return [await planReserved(ownerId, String(Reflect.get(item, "_id")), people, full)];
}
