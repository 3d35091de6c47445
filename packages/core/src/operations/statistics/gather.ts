import { isDeepStrictEqual } from "node:util";
import { getMany, query } from "../../kernel/dynamo";
import { type CountedItem, countedKey, type PlacedItem, placedRange } from "./counted.item";
import {
  type CaseState,
  type CountedKind,
  NOTHING,
  type Part,
  partOf,
  type Standing,
} from "./tags.rules";
import { type Ref, type Truth, truthIn, truths } from "./truth";

/** A record to count: how it was last counted, its current state, and its part in a case. */
export type Entry = {
  ref: Ref & { kind: Exclude<CountedKind, "folder"> };
  prior: CountedItem | undefined;
  truth: Truth;
  after: Part | undefined;
};

/** A case that these records are or were in: its last counting, its state, its contents. */
export type Case = {
  id: string;
  prior: CountedItem | undefined;
  truth: Truth;
  state: CaseState;
  /** Whether an entry changes the case's part, so that the case is written at its version. */
  touched: boolean;
};

export type Gathered = { ownerId: string; entries: Entry[]; cases: Map<string, Case> };

/**
 * Reads what counting these records depends on. How each was counted is read before the record
 * itself: a commit at the version of the former was based on nothing older than its writer's.
 */
export async function gather(ownerId: string, refs: readonly Ref[]): Promise<Gathered> {
  const entries = await entriesOf(ownerId, refs.filter(isEntry));
  const ids = new Set(refs.flatMap(({ kind, id }) => (kind === "folder" ? [id] : [])));
  for (const entry of entries) for (const id of homesOf(entry)) ids.add(id);
  const cases = await casesOf(ownerId, [...ids]);
  for (const entry of entries) hide(entry, cases);
  for (const entry of entries) if (changesPart(entry)) moveIn(cases, entry);
  await Promise.all(
    [...cases.values()].map((one) => orderIn(ownerId, one, entries.filter(changesPart))),
  );
  return { ownerId, entries, cases };
}

/** The cases that decide whether a record counts. */
export const homesOf = ({ prior, truth }: Entry): string[] => [
  ...truth.cases,
  ...(prior?.part ? [prior.part.folderId] : []),
];

/** Leaves out an entry of a case now reserved: the case was read last, and guards the commit. */
function hide(entry: Entry, cases: Map<string, Case>): void {
  const { cases: own, record } = entry.truth;
  if (!record || !own.some((id) => cases.get(id)?.truth.reserved)) return;
  entry.truth = { standing: "away", cases: own, reserved: true };
  entry.after = undefined;
}

const isEntry = (ref: Ref): ref is Entry["ref"] => ref.kind !== "folder";

/** Whether a record's part in a case differs from the one it was counted with. */
const changesPart = ({ prior, after }: Entry) => !isDeepStrictEqual(prior?.part, after);

const countedOf = (ownerId: string, refs: readonly Ref[]) =>
  getMany<CountedItem>(refs.map(({ kind, id }) => countedKey(ownerId, kind, id)));

async function entriesOf(ownerId: string, refs: Entry["ref"][]): Promise<Entry[]> {
  if (refs.length === 0) return [];
  const priors = await countedOf(ownerId, refs);
  const found = await truths(ownerId, refs);
  return refs.map((ref, i) => {
    const truth = truthIn(found, ref);
    const { standing, record } = truth;
    return { ref, prior: priors[i], truth, after: record && partOf(ref.kind, standing, record) };
  });
}

async function casesOf(ownerId: string, ids: string[]): Promise<Map<string, Case>> {
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => ({ kind: "folder", id }) as const);
  const priors = await countedOf(ownerId, refs);
  const found = await truths(ownerId, refs);
  return new Map(
    refs.map((ref, i) => {
      const prior = priors[i];
      const state = { ...NOTHING, ...prior?.state };
      return [ref.id, { id: ref.id, prior, truth: truthIn(found, ref), state, touched: false }];
    }),
  );
}

/** Subtracts an entry's earlier part from its case, and adds the new one. */
function moveIn(cases: Map<string, Case>, { prior, after }: Entry): void {
  for (const [part, by] of [[prior?.part, -1] as const, [after, 1] as const]) {
    const one = part && cases.get(part.folderId);
    if (!one) continue;
    one.touched = true;
    one.state.tasks += by * part.tasks;
    one.state.dues += by * part.dues;
  }
}

/** The latest act and settlement of a case, where entries of that group change in it. */
async function orderIn(ownerId: string, one: Case, moving: readonly Entry[]): Promise<void> {
  for (const group of ["act", "claim"] as const) {
    const isIn = (part: Part | undefined) => part?.folderId === one.id && part.group === group;
    const left = moving.filter(({ prior }) => isIn(prior?.part)).map(({ ref }) => ref.id);
    const came = moving.flatMap(({ ref, after }) => (after && isIn(after) ? [{ ref, after }] : []));
    if (left.length + came.length === 0) continue;
    const range = { ...placedRange(ownerId, { folderId: one.id, group }), limit: left.length + 1 };
    const { items } = await query<PlacedItem>(range);
    const stays = items.filter(({ id }) => !left.includes(id));
    const all = [
      ...stays.map(({ id, day, cents }) => ({ id, day, cents })),
      ...came.map(({ ref, after }) => ({ id: ref.id, day: after.day, cents: after.cents })),
    ];
    const [latest] = all.sort((a, b) => (`${a.day}#${a.id}` < `${b.day}#${b.id}` ? 1 : -1));
    if (group === "act") one.state.last = latest?.day ?? null;
    else one.state.claim = latest?.cents ?? null;
  }
}

/** Whether a case exists and is not deleted. */
export const isThere = (standing: Standing): boolean => standing !== "away";
