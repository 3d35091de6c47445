import type { Key, Stored } from "../dynamo";
import { shardOf } from "../shard.rules";

/** What a letter is about: each room declares its own kinds and sends them. */
export type Errand = { kind: string };

/** The delivery state of a letter. */
type Progress = {
  /** How many attempts were made to send it. */
  tries: number;
  /** Epoch ms from which it may be tried again; null once it was sent or given up. */
  dueAt: number | null;
  /** Epoch ms at which it was sent. */
  sentAt: number | null;
};

/** A letter in the outbox: its errand and delivery state. */
export type MailRecord<E extends Errand = Errand> = E & { _id: string } & Progress;

export type MailItem<E extends Errand = Errand> = Stored<MailRecord<E>>;

/** The number of index partitions over which pending letters are spread. */
export const SHARDS = 4;

const partition = (shard: number) => `DUE#mail#${shard}`;

export const mailKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

/** The letters of one shard that are due by an instant (ISO), the longest waiting first. */
export const dueRange = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: partition(shard),
  // "~" sorts after the "#" and the id that follow the instant.
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

/** The owner of a letter: the account that sends or receives it, or else its e-mail address. */
function ownerOf(errand: Errand): string | undefined {
  const { userId, to, email } = errand as Partial<Record<string, unknown>>;
  const addressed = typeof to === "object" && to !== null ? Reflect.get(to, "userId") : undefined;
  const owner = userId ?? addressed ?? email;
  return typeof owner === "string" ? owner : undefined;
}

/** The letters of an account, or to an address without one: deleted when it is erased. */
export const ownRange = (owner: string) => ({
  index: "gsi1" as const,
  pk: `MAILS#${owner}`,
  sk: { startingWith: "mai_" },
});

const ownIndex = (mail: MailRecord) => {
  const owner = ownerOf(mail);
  return owner ? { gsi1pk: ownRange(owner).pk, gsi1sk: mail._id } : {};
};

/** Makes the item of a newly requested letter. */
export const toItem = <E extends Errand>(mail: MailRecord<E>, ttl: number): MailItem<E> => ({
  ...mailKey(mail._id),
  type: "mail",
  version: 1,
  ttl,
  ...mail,
  ...ownIndex(mail),
  ...indexOf(mail),
});

/** Makes the item of a letter with its delivery state changed. */
export function movedOn<E extends Errand>(item: MailItem<E>, progress: Partial<Progress>) {
  const { gsi2pk: _, gsi2sk: __, ...rest } = item;
  const next = { ...rest, ...progress } as MailItem<E>;
  return { ...next, ...indexOf(next) };
}

/** The index attributes of a letter while it is pending; none afterwards. */
function indexOf({ _id, dueAt }: MailRecord) {
  if (dueAt === null) return {};
  const gsi2pk = partition(shardOf(_id, SHARDS));
  return { gsi2pk, gsi2sk: `${new Date(dueAt).toISOString()}#${_id}` };
}
