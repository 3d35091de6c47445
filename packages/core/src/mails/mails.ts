import { now } from "../clock";
import { commit, get, insert, replace, type Write } from "../dynamo";
import { derivedId, newId } from "../id";
import {
  type AskedDigest,
  type Errand,
  type MailItem,
  type MailRecord,
  mailKey,
  type Told,
  toItem,
} from "./mail.item";

/** A sender that took a letter and fell silent for this long is presumed dead. */
const LEASE_MS = 60_000;

/**
 * Asks for a letter: part of the commit of whatever calls for it. Whether the address is anyone's
 * is found out later, away from the request, whose time thus tells nothing.
 */
export function ask(kind: "verify" | "reset", email: string): Write {
  return insert(asked(newId("mail"), { kind, email }));
}

const asked = (_id: string, errand: Errand) =>
  toItem({ ...errand, _id, takenAt: null, sentAt: null }, 1, now());

/** Asks for the letter that tells a person what an alert tells: part of the commit that raises it. */
export function askAlert(userId: string, said: Told): Write {
  const { primaryText, secondaryText, sourceType, sourceId, folderId } = said;
  const told = { primaryText, secondaryText, sourceType, sourceId, folderId };
  return insert(asked(newId("mail"), { kind: "alert", userId, told }));
}

/** Asks for the digest of a day: one for a person. `refused` is thrown when it was asked for before. */
export function askDigest(digest: AskedDigest, refused: () => Error): Write {
  const { userId, day } = digest;
  const id = derivedId("mail", Date.parse(day), `digest\n${userId}\n${day}`);
  return insert(asked(id, { kind: "digest", ...digest }), refused);
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
