import type { Key, Stored } from "../dynamo";
import { shardOf } from "../shard.rules";

/** What has to be told after a write: a letter or an alert. Each room declares its own kinds. */
export type Errand = { kind: string };

/** The delivery state of an errand. */
type Progress = {
  /** How many attempts were made to carry it. */
  tries: number;
  /** Epoch ms from which it may be tried again; null once it was carried or given up. */
  dueAt: number | null;
  /** Epoch ms at which it was carried. */
  sentAt: number | null;
};

/** An errand in the outbox, with its delivery state. Its item is of type `mail`. */
export type ErrandRecord<E extends Errand = Errand> = E & { _id: string } & Progress;

export type ErrandItem<E extends Errand = Errand> = Stored<ErrandRecord<E>>;

/** The number of index partitions over which pending errands are spread. */
export const SHARDS = 4;

const partition = (shard: number) => `DUE#mail#${shard}`;

export const errandKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

/** The errands of one shard that are due by an instant (ISO), the longest waiting first. */
export const dueRange = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: partition(shard),
  // "~" sorts after the "#" and the id that follow the instant.
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

/** The owner of an errand: the account that it is of or goes to, or else its e-mail address. */
function ownerOf(errand: Errand): string | undefined {
  const { userId, to, email } = errand as Partial<Record<string, unknown>>;
  const addressed = typeof to === "object" && to !== null ? Reflect.get(to, "userId") : undefined;
  const owner = userId ?? addressed ?? email;
  return typeof owner === "string" ? owner : undefined;
}

/** The errands of an account, or to an address without one: deleted when it is erased. */
export const ownRange = (owner: string) => ({
  index: "gsi1" as const,
  pk: `MAILS#${owner}`,
  sk: { startingWith: "mai_" },
});

const ownIndex = (errand: ErrandRecord) => {
  const owner = ownerOf(errand);
  return owner ? { gsi1pk: ownRange(owner).pk, gsi1sk: errand._id } : {};
};

/** Makes the item of a newly requested errand. */
export const toItem = <E extends Errand>(errand: ErrandRecord<E>, ttl: number): ErrandItem<E> => ({
  ...errandKey(errand._id),
  type: "mail",
  version: 1,
  ttl,
  ...errand,
  ...ownIndex(errand),
  ...indexOf(errand),
});

/** Makes the item of an errand with its delivery state changed. */
export function movedOn<E extends Errand>(item: ErrandItem<E>, progress: Partial<Progress>) {
  const { gsi2pk: _, gsi2sk: __, ...rest } = item;
  const next = { ...rest, ...progress } as ErrandItem<E>;
  return { ...next, ...indexOf(next) };
}

/** The index attributes of an errand while it is pending; none afterwards. */
function indexOf({ _id, dueAt }: ErrandRecord) {
  if (dueAt === null) return {};
  const gsi2pk = partition(shardOf(_id, SHARDS));
  return { gsi2pk, gsi2sk: `${new Date(dueAt).toISOString()}#${_id}` };
}
