import { now, nowIso } from "../../kernel/clock";
import {
  change,
  commit,
  get,
  type Item,
  insert,
  isExpired,
  put,
  removeAny,
  tryCommit,
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

/** The connection with that id, once it has authenticated. */
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
 * Stores the owner of a connection. A second call changes nothing and returns the first owner's
 * connection, which may be somebody else's.
 */
export async function note(given: Omit<Connection, "openedAt">): Promise<Connection> {
  const connection = { ...given, openedAt: nowIso() };
  const [own, owned] = toItems(connection);
  if (!own || !owned) return connection;
  const outcome = await tryCommit(insert(own), put(owned));
  return outcome === "written" || !outcome.item ? connection : fromItem(outcome.item);
}

/** Stores the expiry of a newer token of a connection that is still open. */
export async function renew(connectionId: string, until: number): Promise<void> {
  await tryCommit(
    change({
      key: connectionKey(connectionId),
      set: "SET #until = :until",
      onlyIf: "attribute_exists(pk)",
      names: { "#until": "until" },
      values: { ":until": until },
    }),
  );
}

/** Stores what the page of a connection shows, unless it sent something newer. Returns whether. */
export async function noteWatching(
  connection: Connection,
  { what, editing, at }: { what: string | null; editing: boolean; at: number },
): Promise<boolean> {
  const shown = what ? ", #watching = :what" : " REMOVE #watching";
  const set = `SET #at = :at, #editing = :editing${shown}`;
  const names = { "#watching": "watching", "#editing": "editing", "#at": "watchedAt", "#pk": "pk" };
  const values = { ":at": at, ":editing": editing, ...(what && { ":what": what }) };
  const onlyIf = "attribute_exists(#pk) AND (attribute_not_exists(#at) OR #at < :at)";
  const writes = keysOf(connection).map((key) => change({ key, set, onlyIf, names, values }));
  return (await tryCommit(...writes)) === "written";
}

/** Deletes a connection that has closed. */
export async function forget(connection: Connection): Promise<void> {
  await commit(...keysOf(connection).map(removeAny));
}
