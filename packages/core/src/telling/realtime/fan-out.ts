import pMap from "p-map";
import type { MemberRole } from "../../kernel/member.rules";
import * as Sockets from "../../kernel/ports/sockets";
import type { Connection } from "./connection.item";

import { forget, ofOwner } from "./connections";
import { left } from "./presence";
import { reach, type Sent } from "./reach";

/** How many sockets of a practice are written to concurrently. */
const WIDTH = 20;

/** The person of an open screen, and their role in the practice. */
export type Listener = { personId: string; member: MemberRole };

/** Returns the frames for a listener of a practice, in order. */
export type FramesFor = (listener: Listener) => readonly string[];

/**
 * Sends each open screen of a practice, and no other, the frames for its person. Calls `prepared`
 * once, and only if a screen is open.
 */
export async function broadcast(
  ownerId: string,
  prepared: () => Promise<FramesFor>,
): Promise<Sent> {
  const sent: Sent = { sent: 0, gone: 0, failed: 0 };
  const all = await ofOwner(ownerId);
  if (all.length === 0) return sent;
  const framesFor = await prepared();
  const send = (open: Connection) =>
    reach(open, framesFor({ personId: open.userId, member: open.member ?? "titular" }));
  const outcomes = await pMap(all, send, { concurrency: WIDTH });
  for (const outcome of outcomes) sent[outcome] += 1;
  return sent;
}

/** The most sockets that one person may have open: pages, windows and devices. */
const MOST_OPEN = 20;

/** Closes the oldest sockets in a practice of a person who has too many open. */
export async function closeOldest(ownerId: string, userId: string): Promise<void> {
  const own = (await ofOwner(ownerId)).filter((one) => one.userId === userId);
  const open = own.sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
  await Promise.all(open.slice(MOST_OPEN).map(dismiss));
}

/** Closes a socket and deletes its connection; returns `gone` when it was already disconnected. */
export async function dismiss(connection: Connection): Promise<"sent" | "gone"> {
  const ended = await Sockets.close(connection._id);
  await forget(connection);
  await left(connection);
  return ended;
}

/**
 * Closes every socket of a practice that is being deleted. One that cannot be closed receives
 * nothing more once its connection is deleted, and the guard closes it when its token expires.
 */
export async function closeAll(ownerId: string): Promise<void> {
  for (const connection of await ofOwner(ownerId)) {
    await Sockets.close(connection._id).catch(() => undefined);
    await forget(connection);
  }
}

/** Closes the sockets in a practice of a person who no longer belongs to it. */
export async function closePerson(ownerId: string, userId: string): Promise<void> {
  const open = (await ofOwner(ownerId)).filter((one) => one.userId === userId);
  for (const connection of open) await dismiss(connection);
}

/** Closes the sockets of a session, so that its end takes effect at once everywhere. */
export async function closeSession(ownerId: string, sessionId: string): Promise<void> {
  const open = (await ofOwner(ownerId)).filter((one) => one.sessionId === sessionId);
  for (const connection of open) await dismiss(connection);
}
