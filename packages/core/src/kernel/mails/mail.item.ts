import type { Key, Stored } from "../dynamo";
import { shardOf } from "../shard.rules";

/** What a letter is asked for: each room declares its own kinds and sends them. */
export type Errand = { kind: string };

/** How far a letter got. */
type Progress = {
  /** How many times a sender took it. */
  tries: number;
  /** Epoch ms from which it may be taken again; null once it was sent or given up. */
  dueAt: number | null;
  /** Epoch ms at which it was sent. */
  sentAt: number | null;
};

/** A letter in the outbox: its errand and how far it got. */
export type MailRecord<E extends Errand = Errand> = E & { _id: string } & Progress;

export type MailItem<E extends Errand = Errand> = Stored<MailRecord<E>>;

/** In how many partitions of the index the letters to send are spread. */
export const SHARDS = 4;

const partition = (shard: number) => `DUE#mail#${shard}`;

export const mailKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

/** The letters of one shard that may be taken by an instant (ISO), the longest waiting first. */
export const dueRange = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: partition(shard),
  // "~" sorts after the "#" and the identifier that follow the instant.
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

/** Whose a letter is: by the account it speaks for or to; for want of one, by its address. */
function ownerOf(errand: Errand): string | undefined {
  const { userId, to, email } = errand as Partial<Record<string, unknown>>;
  const addressed = typeof to === "object" && to !== null ? Reflect.get(to, "userId") : undefined;
  const owner = userId ?? addressed ?? email;
  return typeof owner === "string" ? owner : undefined;
}

/** The letters of an account, or to an address that has none: they go when it is erased. */
export const ownRange = (owner: string) => ({
  index: "gsi1" as const,
  pk: `MAILS#${owner}`,
  sk: { startingWith: "mai_" },
});

const ownIndex = (mail: MailRecord) => {
  const owner = ownerOf(mail);
  return owner ? { gsi1pk: ownRange(owner).pk, gsi1sk: mail._id } : {};
};

/** Makes the item of a letter that was just asked for. */
export const toItem = <E extends Errand>(mail: MailRecord<E>, ttl: number): MailItem<E> => ({
  ...mailKey(mail._id),
  type: "mail",
  version: 1,
  ttl,
  ...mail,
  ...ownIndex(mail),
  ...indexOf(mail),
});

/** Makes the item of a letter that got further. */
export function movedOn<E extends Errand>(item: MailItem<E>, progress: Partial<Progress>) {
  const { gsi2pk: _, gsi2sk: __, ...rest } = item;
  const next = { ...rest, ...progress } as MailItem<E>;
  return { ...next, ...indexOf(next) };
}

/** A letter is in the index while it may be taken, and gone from it afterwards. */
function indexOf({ _id, dueAt }: MailRecord) {
  if (dueAt === null) return {};
  const gsi2pk = partition(shardOf(_id, SHARDS));
  return { gsi2pk, gsi2sk: `${new Date(dueAt).toISOString()}#${_id}` };
}
