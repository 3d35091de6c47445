import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import {
  getMany,
  type Item,
  insert,
  type Outcome,
  remove,
  tryCommit,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import type { CourtFile } from "../../kernel/ports/court";
import { type Kept, type Planned, recordKey } from "../../kernel/records";
import { Folders } from "../folders";
import type { MovementRecord } from "./movement.item";
import type { Movement } from "./movement.schema";
import { EMPTY, filed, store } from "./store";

/** A movement of a court, for the file of one case of the practice. */
export type Official = {
  source: "pjn" | "mev";
  causaId: string;
  folderId: string;
  date: string;
  title: string;
  kind: string | null;
  text: string;
  link: string | null;
  /** Its file, where its court gives it. */
  file?: CourtFile;
  /** The identity of the movement within its court file. */
  hash: string;
  /** How many movements its court file had before it: orders those of one day. */
  nth: number;
};

const keyOf = ({ userId, _id }: Movement) => recordKey("movement", userId, _id, "active");

/** The record of a court movement: its identifier is derived from it, so that it exists once. */
function drafted(given: Official): Kept<MovementRecord> {
  const { source, causaId, folderId, date, title, kind, text, link, hash, nth } = given;
  const cause = `${folderId}\n${causaId}\n${hash}`;
  const at = nowIso();
  return {
    ...EMPTY,
    _id: derivedId("movement", Math.max(1, Date.parse(date)), cause),
    userId: useOwner(),
    ...{ folderId, causaId, nth, source, title, link },
    time: date,
    movement: kind,
    description: text || null,
    ...{ createdAt: at, updatedAt: at, version: 1, shelf: "active", purgeAt: null },
  };
}

/**
 * The writes of a movement with its file number and count, for a larger commit within
 * `Folders.filing`, which fails where the case already has the movement.
 */
export async function planOfficial(given: Official): Promise<Planned<Movement>> {
  const foja = (await Folders.fojasOf(given.folderId)) + 1;
  const draft = { ...drafted(given), foja };
  return store.planned(draft, ...Folders.recount(undefined, filed(draft)));
}

/**
 * The most movements of one transaction, leaving room for the count and the caller's own writes.
 */
const AT_ONCE = 90;

/**
 * Adds the missing movements of a case, without alerts, in parts that each commit `beside`. Stops
 * where one of those writes fails, and returns it.
 */
export const addHistory = (all: Official[], ...beside: Write[]): Promise<Outcome> =>
  inParts(inOrder(all), (part) => Folders.retryFoja(() => addPart(part.map(drafted), beside)));

/** In the order in which the court filed them, which is that of their numbers. */
const inOrder = (all: readonly Official[]): Official[] =>
  [...all].sort((a, b) => (a.date === b.date ? a.nth - b.nth : a.date < b.date ? -1 : 1));

async function inParts<T>(all: T[], work: (part: T[]) => Promise<Outcome>): Promise<Outcome> {
  for (const part of chunks(all, AT_ONCE)) {
    const outcome = await work(part);
    if (outcome !== "written") return outcome;
  }
  return "written";
}

async function addPart(drafts: Kept<MovementRecord>[], beside: Write[]): Promise<Outcome> {
  const keys = drafts.map(keyOf);
  const [{ folderId = "" } = {}] = drafts;
  const [standing, last] = await Promise.all([getMany(keys), Folders.fojasOf(folderId)]);
  const missing = drafts
    .filter((_, i) => !standing[i])
    .map((draft, nth) => ({ ...draft, foja: last + nth + 1 }));
  if (missing.length === 0) return "written";
  const writes = missing.map((draft) => insert(store.itemOf(draft)));
  const counts = Folders.recount(undefined, ...missing.map(filed));
  const outcome = await tryCommit(...writes, ...counts, ...beside);
  // Another run may have added some of them meanwhile.
  return isOneOf(writes, outcome) ? addPart(drafts, beside) : outcome;
}

const isOneOf = (writes: Write[], outcome: Outcome): boolean =>
  outcome !== "written" && writes.includes(outcome.write);

/**
 * Deletes from a case the movements of one court file, in parts that each commit `beside`. May be
 * interrupted and repeated; stops where one of `beside` fails, and returns it.
 */
export async function removeOfficial(
  folderId: string,
  causaId: string,
  ...beside: Write[]
): Promise<Outcome> {
  const found: Movement[] = [];
  const range = Folders.entryRange(useOwner(), folderId);
  for await (const item of walk<MovementRecord & Item>({ ...range, limit: 500 })) {
    if (item.type === "movement" && item.causaId === causaId) found.push(item);
  }
  return inParts(found, (part) => removePart(part, beside));
}

/** Deletes those that still exist: the index may list some that an earlier run deleted. */
async function removePart(found: Movement[], beside: Write[]): Promise<Outcome> {
  const keys = found.map(keyOf);
  const there = (await getMany<Movement & Item>(keys)).flatMap((one) => one ?? []);
  if (there.length === 0) return "written";
  const writes = there.map((item) => remove(item));
  const counts = Folders.recount(there.map(store.counted));
  const outcome = await tryCommit(...writes, ...counts, ...beside);
  return isOneOf(writes, outcome) ? removePart(found, beside) : outcome;
}

/** The movements that their case's file lacks, in the court's order. */
export async function missingOf(all: Official[]): Promise<Official[]> {
  const there = await getMany(all.map((one) => keyOf(drafted(one))));
  return inOrder(all.filter((_, i) => !there[i]));
}
