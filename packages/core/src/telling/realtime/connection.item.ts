import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { MemberRole } from "../../kernel/member.rules";

/** A socket that has authenticated, with its person and session. */
export type Connection = {
  _id: string;
  userId: string;
  /** The practice whose changes it receives, where it is not the person's own. */
  practiceId?: string;
  /** The person's role there; absent in connections stored before teams existed: full access. */
  member?: MemberRole;
  sessionId: string;
  openedAt: string;
  /** The record that its page shows, for others who have the same one open. */
  watching?: string;
  /** Whether it has it open to be edited. */
  editing?: boolean;
  /** The page's own counter at that `watch` frame. */
  watchedAt?: number;
  /** Epoch ms at which the token that authenticated or last renewed it expires. */
  until: number;
};

/** API Gateway closes a socket after two hours: the item expires a little later. */
const LIFE_S = 2 * 3600 + 600;

export const connectionKey = (id: string): Key => ({ pk: `CONNECTION#${id}`, sk: "CONNECTION" });

const ownedKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `CONNECTION#${id}`,
});

export const ownedRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "CONNECTION#" },
});

type Whose = Pick<Connection, "_id" | "userId" | "practiceId">;

/** The practice whose changes a connection receives. */
export const ownerOf = ({ userId, practiceId = userId }: Pick<Whose, "userId" | "practiceId">) =>
  practiceId;

/** Both keys of a connection: by its own id, and in its practice's partition. */
export const keysOf = (connection: Whose): Key[] => [
  connectionKey(connection._id),
  ownedKey(ownerOf(connection), connection._id),
];

/** The other key of a connection found in a practice's partition: the one by its own id. */
export const socketKeysOf = (item: Item): Key[] => [connectionKey(fromItem(item)._id)];

export function toItems(connection: Connection): Stored<Connection>[] {
  const ttl = Math.ceil(Date.parse(connection.openedAt) / 1000) + LIFE_S;
  return keysOf(connection).map((key) => ({
    ...key,
    type: "connection",
    version: 1,
    ttl,
    ...connection,
  }));
}

export function fromItem(item: Item): Connection {
  const { pk, sk, type, version, ttl, ...rest } = item as Stored<Connection>;
  return rest;
}
