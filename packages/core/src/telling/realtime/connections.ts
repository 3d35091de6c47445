import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  type Item,
  insert,
  isExpired,
  put,
  removeAny,
  walk,
} from "../../kernel/dynamo";
import {
  type Connection,
  connectionKey,
  fromItem,
  keysOf,
  ownedRange,
  toItems,
} from "./connection.item";

/** The connection of that name, once it has said whose it is. */
export async function find(id: string): Promise<Connection | undefined> {
  const item = await get(connectionKey(id));
  return item && !isExpired(item, now()) ? fromItem(item) : undefined;
}

/** Every connection of a practice. */
export async function ofOwner(ownerId: string): Promise<Connection[]> {
  const found: Connection[] = [];
  for await (const item of walk<Item>(ownedRange(ownerId))) {
    if (!isExpired(item, now())) found.push(fromItem(item));
  }
  return found;
}

/**
 * Takes note of whose a connection is. A second time changes nothing: the answer is what stands, which
 * may be another's.
 */
export async function note(given: Omit<Connection, "openedAt">): Promise<Connection> {
  const connection = { ...given, openedAt: nowIso() };
  const [own, owned] = toItems(connection);
  if (!own || !owned) return connection;
  let standing: Connection | undefined;
  const taken = new Error("this connection is somebody's");
  try {
    const refused = (item: Item | undefined) => {
      standing = item && fromItem(item);
      return taken;
    };
    await commit(insert(own, refused), put(owned));
  } catch (error) {
    if (error !== taken || !standing) throw error;
  }
  return standing ?? connection;
}

/** Forgets a connection that has closed. */
export async function forget(connection: Pick<Connection, "_id" | "userId">): Promise<void> {
  await commit(...keysOf(connection).map(removeAny));
}
