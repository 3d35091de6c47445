import { now } from "../clock";
import { commit, get, insert, replace, type Write } from "../dynamo";
import { newId } from "../id";
import { type Errand, type MailItem, type MailRecord, mailKey, toItem } from "./mail.item";

/** A sender that took a letter and fell silent for this long is presumed dead. */
const LEASE_MS = 60_000;

type Asking = {
  /** The letter's identifier, for one that may be asked for once only: asked again, it is refused. */
  id?: string;
  /** Days for which the letter is remembered: one by default. */
  keptDays?: number;
};

/**
 * Asks for a letter: a write for the commit of whatever calls for it. The address is looked up by
 * the sender, away from the request, whose duration thus reveals nothing.
 */
export function ask<E extends Errand>(errand: E, asking: Asking = {}): Write {
  const { id = newId("mail"), keptDays = 1 } = asking;
  const ttl = Math.ceil(now() / 1000) + keptDays * 24 * 3600;
  const mail = { ...errand, _id: id, takenAt: null, sentAt: null };
  return insert(toItem(mail, { version: 1, ttl }));
}

/**
 * Runs `send` once for a letter, however often its record is delivered: taken under its version,
 * marked when gone, given back when it could not go. If a sender dies in between, the next one
 * takes it after a minute.
 */
export async function once<E extends Errand>(
  id: string,
  send: (mail: MailRecord<E>) => Promise<void>,
): Promise<void> {
  const item = await get<MailItem<E>>(mailKey(id));
  if (!item || item.sentAt !== null) return;
  if (item.takenAt !== null && now() - item.takenAt < LEASE_MS) throw new Error("mail in hand");
  await commit(replace({ ...item, takenAt: now() }, item));
  const taken = { ...item, takenAt: now(), version: item.version + 1 };
  try {
    await send(item);
  } catch (error) {
    await commit(replace({ ...taken, takenAt: null }, taken));
    throw error;
  }
  await commit(replace({ ...taken, sentAt: now() }, taken));
}
