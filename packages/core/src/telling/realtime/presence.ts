import pMap from "p-map";
import { now } from "../../kernel/clock";
import { keptIn } from "../../kernel/seen-by";
import { Chats } from "../chat";
import { type Connection, ownerOf } from "./connection.item";
import { noteWatching, ofOwner } from "./connections";
import { frame } from "./frame.rules";
import { reach } from "./reach";

const WIDTH = 20;

/**
 * Stores what a page shows, and announces who is present, and who edits, to all who have the same open. A case's or
 * a conversation's presence is not sent to a person who may not see it, nor to one who is alone.
 */
export async function watch(
  connection: Connection,
  { what, at, editing: wants = false }: { what: string | null; at: number; editing?: boolean },
): Promise<void> {
  const ownerId = ownerOf(connection);
  const sees = what === null || (await maySee(ownerId, connection.userId, what));
  const next = sees ? what : null;
  // Written first: of two that arrive at once, at least one finds the other.
  const editing = next !== null && wants;
  if (!(await noteWatching(connection, { what: next, editing, at }))) return;
  if (next !== connection.watching) await left(connection);
  if (next) await sendPresence(ownerId, next, (people) => people.size > 1);
}

/** Notifies those who have the same open that a page no longer shows it. */
export async function left(connection: Connection): Promise<void> {
  if (connection.watching) await sendPresence(ownerOf(connection), connection.watching, () => true);
}

/** Notifies those who have the same open that a person is typing. */
export async function announceTyping({
  userId,
  watching,
  ...connection
}: Connection): Promise<void> {
  if (!watching) return;
  const there = await watchersOf(ownerOf({ userId, ...connection }), watching);
  const others = there.filter((one) => one.userId !== userId);
  if (others.length === there.length) return;
  const text = frame("message", { type: "typing", what: watching, personId: userId }, now());
  await pMap(others, (one) => reach(one, [text]), { concurrency: WIDTH });
}

/** Sends a connection the people of the practice who have a page open now. */
export async function online(connection: Connection): Promise<void> {
  const people = new Set((await ofOwner(ownerOf(connection))).map(({ userId }) => userId));
  await reach(connection, [frame("message", { type: "online", people: [...people] }, now())]);
}

type Wanted = (people: ReadonlySet<string>) => boolean;

async function sendPresence(ownerId: string, what: string, wanted: Wanted): Promise<void> {
  const there = await watchersOf(ownerId, what);
  const people = new Set(there.map(({ userId }) => userId));
  if (!wanted(people)) return;
  const editors = new Set(there.flatMap(({ userId, editing }) => (editing ? [userId] : [])));
  const send = (one: Connection) => {
    const others = (ids: ReadonlySet<string>) => [...ids].filter((id) => id !== one.userId);
    const said = { type: "presence", what, people: others(people), editing: others(editors) };
    return reach(one, [frame("message", said, now())]);
  };
  await pMap(there, send, { concurrency: WIDTH });
}

/** The connections whose pages show something that their people may still see. */
async function watchersOf(ownerId: string, what: string): Promise<Connection[]> {
  const there = (await ofOwner(ownerId)).filter(({ watching }) => watching === what);
  if (there.length === 0) return [];
  const kept = await keptIn(ownerId);
  return there.filter(({ userId }) => !kept(userId).has(idIn(what)));
}

const idIn = (what: string): string => what.slice(what.indexOf(":") + 1);

async function maySee(ownerId: string, personId: string, what: string): Promise<boolean> {
  const id = idIn(what);
  if (id.startsWith("cnv_")) return Chats.isIn(ownerId, personId, id);
  return !(await keptIn(ownerId))(personId).has(id);
}
