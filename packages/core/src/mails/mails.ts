import { now } from "../clock";
import { commit, get, insert, replace, type Write } from "../dynamo";
import { newId } from "../id";
import { type MailItem, type MailRecord, mailKey, toItem } from "./mail.item";

/** A sender that took a letter and fell silent for this long is presumed dead. */
const LEASE_MS = 60_000;

/**
 * Asks for a letter: part of the commit of whatever calls for it. Whether the address is anyone's
 * is found out later, away from the request, whose time thus tells nothing.
 */
export function ask(kind: MailRecord["kind"], email: string): Write {
  const mail: MailRecord = { _id: newId("mail"), kind, email, takenAt: null, sentAt: null };
  return insert(toItem(mail, 1, now()));
}

/**
 * Runs `send` once for a letter, however often its record is delivered: taken under its version,
 * marked when gone, given back when it could not go. A sender that dies in between leaves it to
 * the next, after a minute.
 */
export async function once(id: string, send: (mail: MailRecord) => Promise<void>): Promise<void> {
  const item = await get<MailItem>(mailKey(id));
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
