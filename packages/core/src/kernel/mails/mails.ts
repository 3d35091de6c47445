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
  /** The letter's identifier, for one that may be asked for once only: asked again, it is refused. */
  id?: string;
  /** Days for which the letter is remembered: two by default, which is longer than it is tried. */
  keptDays?: number;
};

/**
 * Asks for a letter: a write for the commit of whatever calls for it. The address is looked up by
 * the sender, away from the request, whose duration thus reveals nothing.
 */
export function ask<E extends Errand>(errand: E, asking: Asking = {}): Write {
  const { id = newId("mail"), keptDays = 2 } = asking;
  const ttl = Math.ceil(now() / 1000) + keptDays * 24 * 3600;
  // The stream has it at once; should it not, the sweep asks again after a minute.
  const mail = { ...errand, _id: id, tries: 0, dueAt: now() + LEASE_MS, sentAt: null };
  return insert(toItem(mail, ttl));
}

/** What came of asking for a letter to be sent, after how many tries, and why it could not go. */
export type Attempt = {
  /** `left`: sent before, given up before, in another sender's hands, or waiting for its next try. */
  outcome: "sent" | "left" | "failed" | "given-up";
  tries: number;
  kind?: string;
  error?: unknown;
};

/**
 * Sends a letter unless it was sent, is in another sender's hands or waits for its next try. It is
 * taken for a minute under its version and marked when gone; one that could not go, or whose sender
 * died, is due again later. Throws only when the table does.
 */
export async function once<E extends Errand>(
  id: string,
  send: (mail: MailRecord<E>) => Promise<void>,
): Promise<Attempt> {
  const item = await get<MailItem<E>>(mailKey(id));
  if (!item || item.dueAt === null || (item.tries > 0 && now() < item.dueAt)) {
    return { outcome: "left", tries: item?.tries ?? 0 };
  }
  // Whoever took it for the last time never came back.
  if (item.tries >= MOST_TRIES) return putOff(item, new Error("the last sender fell silent"));
  const taken = movedOn(item, { tries: item.tries + 1, dueAt: now() + LEASE_MS });
  if ((await tryCommit(replace(taken, item))) !== "written") return left(item);
  return sendTaken({ ...taken, version: item.version + 1 }, send);
}

const left = ({ tries }: MailItem): Attempt => ({ outcome: "left", tries });

async function sendTaken<E extends Errand>(
  taken: MailItem<E>,
  send: (mail: MailRecord<E>) => Promise<void>,
): Promise<Attempt> {
  try {
    await send(taken);
  } catch (error) {
    return putOff(taken, error);
  }
  await note(taken, movedOn(taken, { dueAt: null, sentAt: now() }));
  return { outcome: "sent", tries: taken.tries };
}

/** Forgets every letter of an account, or to an address: sent or not. Answers how many. */
export async function forget(owner: string): Promise<number> {
  let count = 0;
  for await (const item of walk<MailItem>({ ...ownRange(owner), limit: 100 })) {
    await commit(removeAny(item));
    count += 1;
  }
  return count;
}

/** Puts off a letter that could not go, or gives it up after its last try. */
async function putOff(item: MailItem, error: unknown): Promise<Attempt> {
  const { tries, kind } = item;
  const wait = waitAfterTry(tries);
  await note(item, movedOn(item, { dueAt: wait === undefined ? null : now() + wait }));
  return { outcome: wait === undefined ? "given-up" : "failed", tries, kind, error };
}

/** Writes how far a letter got, unless its lease ran out and another sender has it now. */
const note = (item: MailItem, next: MailItem) => tryCommit(replace(next, item));
