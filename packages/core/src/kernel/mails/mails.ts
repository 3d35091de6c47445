import { now } from "../clock";
import { commit, get, insert, removeAny, replace, tryCommit, type Write, walk } from "../dynamo";
import { newId } from "../id";
import {
  type Errand,
  type MailItem,
  type MailRecord,
  mailKey,
  movedOn,
  ownRange,
  toItem,
} from "./mail.item";
import { LEASE_MS, MOST_TRIES, waitAfterTry } from "./mail.rules";

type Asking = {
  /** The letter's id, for one that may be requested only once: a second request is refused. */
  id?: string;
  /** Days that the letter's record is kept: two by default, longer than it is retried. */
  keptDays?: number;
};

/**
 * Returns the write that requests a letter, for the commit that causes it. The sender looks up the
 * address later, so that the request's duration reveals nothing.
 */
export function ask<E extends Errand>(errand: E, asking: Asking = {}): Write {
  const { id = newId("mail"), keptDays = 2 } = asking;
  const ttl = Math.ceil(now() / 1000) + keptDays * 24 * 3600;
  // The stream delivers it at once; if it does not, the sweep sends it after a minute.
  const mail = { ...errand, _id: id, tries: 0, dueAt: now() + LEASE_MS, sentAt: null };
  return insert(toItem(mail, ttl));
}

/** Sends a letter, or withholds it for good. */
type Sender<E extends Errand> = (mail: MailRecord<E>) => Promise<"withheld" | undefined>;

/** The result of trying to send a letter, the number of tries, and the error if it failed. */
export type Attempt = {
  /**
   * `left`: already sent, given up, held by another sender, or waiting for its next try;
   * `withheld`: it may not leave.
   */
  outcome: "sent" | "withheld" | "left" | "failed" | "given-up";
  tries: number;
  kind?: string;
  error?: unknown;
};

/**
 * Sends a letter unless it was sent, another sender holds it, or it waits for its next try. The
 * sender claims it for a minute under its version and marks it when sent; after a failure, or if
 * the sender dies, it is due again later. Throws only when the table does.
 */
export async function once<E extends Errand>(id: string, send: Sender<E>): Promise<Attempt> {
  const item = await get<MailItem<E>>(mailKey(id));
  if (!item || item.dueAt === null || (item.tries > 0 && now() < item.dueAt)) {
    return { outcome: "left", tries: item?.tries ?? 0 };
  }
  // The sender of the last attempt died.
  if (item.tries >= MOST_TRIES) return putOff(item, new Error("the last sender fell silent"));
  const taken = movedOn(item, { tries: item.tries + 1, dueAt: now() + LEASE_MS });
  if ((await tryCommit(replace(taken, item))) !== "written") return left(item);
  return sendTaken({ ...taken, version: item.version + 1 }, send);
}

const left = ({ tries }: MailItem): Attempt => ({ outcome: "left", tries });

async function sendTaken<E extends Errand>(taken: MailItem<E>, send: Sender<E>): Promise<Attempt> {
  let outcome: "sent" | "withheld";
  try {
    outcome = (await send(taken)) ?? "sent";
  } catch (error) {
    return putOff(taken, error);
  }
  await note(taken, movedOn(taken, { dueAt: null, sentAt: outcome === "sent" ? now() : null }));
  return { outcome, tries: taken.tries };
}

/** Deletes every letter of an account, or to an address, sent or not. Returns how many. */
export async function forget(owner: string): Promise<number> {
  let count = 0;
  for await (const item of walk<MailItem>({ ...ownRange(owner), limit: 100 })) {
    await commit(removeAny(item));
    count += 1;
  }
  return count;
}

/** Schedules the next try of a letter that failed, or gives it up after its last one. */
async function putOff(item: MailItem, error: unknown): Promise<Attempt> {
  const { tries, kind } = item;
  const wait = waitAfterTry(tries);
  await note(item, movedOn(item, { dueAt: wait === undefined ? null : now() + wait }));
  return { outcome: wait === undefined ? "given-up" : "failed", tries, kind, error };
}

/** Stores a letter's state, unless the lease ended and another sender holds it now. */
const note = (item: MailItem, next: MailItem) => tryCommit(replace(next, item));
