import { now } from "../clock";
import { commit, get, insert, removeAny, replace, tryCommit, type Write, walk } from "../dynamo";
import { newId } from "../id";
import {
  type Errand,
  type ErrandItem,
  type ErrandRecord,
  errandKey,
  movedOn,
  ownRange,
  toItem,
} from "./errand.item";
import { LEASE_MS, MOST_TRIES, waitAfterTry } from "./errand.rules";

type Asking = {
  /** The errand's id, for one that may be requested only once: a second request is refused. */
  id?: string;
  /** Days that the errand's record is kept: two by default, longer than it is retried. */
  keptDays?: number;
};

/**
 * Returns the write that requests an errand, for the commit that causes it. Its carrier looks up
 * what it needs later, so that the request's duration reveals nothing.
 */
export function ask<E extends Errand>(errand: E, asking: Asking = {}): Write {
  const { id = newId("mail"), keptDays = 2 } = asking;
  const ttl = Math.ceil(now() / 1000) + keptDays * 24 * 3600;
  // The stream delivers it at once; if it does not, the sweep carries it after a minute.
  const item = { ...errand, _id: id, tries: 0, dueAt: now() + LEASE_MS, sentAt: null };
  return insert(toItem(item, ttl));
}

/** Carries an errand, or withholds it for good. */
type Carry = (errand: ErrandRecord) => Promise<"withheld" | undefined>;

/** The result of trying to carry an errand, the number of tries, and the error if it failed. */
export type Attempt = {
  /**
   * `left`: already carried, given up, held by another, or waiting for its next try;
   * `withheld`: it is a letter that may not leave.
   */
  outcome: "sent" | "withheld" | "left" | "failed" | "given-up";
  tries: number;
  kind?: string;
  error?: unknown;
};

/**
 * Carries an errand unless that was done, somebody else holds it, or it waits for its next try. It
 * is claimed for a minute under its version and marked when carried; after a failure, or if its
 * holder dies, it is due again later. Throws only when the table does.
 */
export async function once(id: string, carry: Carry): Promise<Attempt> {
  const item = await get<ErrandItem>(errandKey(id));
  if (!item || item.dueAt === null || (item.tries > 0 && now() < item.dueAt)) {
    return { outcome: "left", tries: item?.tries ?? 0 };
  }
  // The holder of the last attempt died.
  if (item.tries >= MOST_TRIES) return putOff(item, new Error("the last holder fell silent"));
  const taken = movedOn(item, { tries: item.tries + 1, dueAt: now() + LEASE_MS });
  if ((await tryCommit(replace(taken, item))) !== "written") return left(item);
  return carryTaken({ ...taken, version: item.version + 1 }, carry);
}

const left = ({ tries }: ErrandItem): Attempt => ({ outcome: "left", tries });

async function carryTaken(taken: ErrandItem, carry: Carry): Promise<Attempt> {
  let outcome: "sent" | "withheld";
  try {
    outcome = (await carry(taken)) ?? "sent";
  } catch (error) {
    return putOff(taken, error);
  }
  await note(taken, movedOn(taken, { dueAt: null, sentAt: outcome === "sent" ? now() : null }));
  return { outcome, tries: taken.tries };
}

/** Deletes every errand of an account, or to an address, carried or not. Returns how many. */
export async function forget(owner: string): Promise<number> {
  let count = 0;
  for await (const item of walk<ErrandItem>({ ...ownRange(owner), limit: 100 })) {
    await commit(removeAny(item));
    count += 1;
  }
  return count;
}

/** Schedules the next try of an errand that failed, or gives it up after its last one. */
async function putOff(item: ErrandItem, error: unknown): Promise<Attempt> {
  const { tries, kind } = item;
  const wait = waitAfterTry(tries);
  await note(item, movedOn(item, { dueAt: wait === undefined ? null : now() + wait }));
  return { outcome: wait === undefined ? "given-up" : "failed", tries, kind, error };
}

/** Stores an errand's state, unless the lease ended and somebody else holds it now. */
const note = (item: ErrandItem, next: ErrandItem) => tryCommit(replace(next, item));
