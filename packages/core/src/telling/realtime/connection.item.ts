import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { MemberRole } from "../../kernel/member.rules";

/** A socket that has said whose it is, and whose session was looked at. */
export type Connection = {
  _id: string;
  userId: string;
  /** The practice whose changes it hears, where that is not the person's own. */
  practiceId?: string;
  /** What its person is in that practice; nothing in connections of before teams: all. */
  member?: MemberRole;
  sessionId: string;
  openedAt: string;
  /** What its page looks at, for who looks at the same. */
  watching?: string;
  /** When the page said so, by its own count. */
  watchedAt?: number;
  /** Epoch ms until which the token is good that let it in, or that renewed it. */
  until: number;
};

/** API Gateway closes a socket after two hours: a little later nobody can be there. */
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

/** The practice that a connection hears. */
export const ownerOf = ({ userId, practiceId = userId }: Pick<Whose, "userId" | "practiceId">) =>
  practiceId;

/** Both places of a connection: by its own name, and among its practice's. */
export const keysOf = (connection: Whose): Key[] => [
  connectionKey(connection._id),
  ownedKey(ownerOf(connection), connection._id),
];

/** The key that goes with a connection of a practice: the one by its own name. */
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
