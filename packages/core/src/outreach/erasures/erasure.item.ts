import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";

/** An erasure that waits or is in progress. It is the last item of its account to be deleted. */
export type Erasure = {
  _id: string;
  userId: string;
  /** The administrator who requested it; null where the account did. */
  by: string | null;
  askedAt: string;
  /** When it is carried out, or continued where a run died (UTC ISO). */
  dueAt: string;
  /** What is needed after the account's own item is deleted; null until it begins. */
  under: { email: string; firstName: string; toldAt: string | null; tries: number } | null;
  version: number;
};

export type ErasureItem = Stored<Erasure>;

const SHARDS = 4;

const duePartition = (id: string) => `DUE#erasures-run#${shardOf(id, SHARDS)}`;

/** The only sort key of an account's partition that its erasure skips. */
export const ERASURE = "ERASURE";

export const erasureKey = (userId: string): Key => ({ pk: ownerPartition(userId), sk: ERASURE });

/** The erasures due at an instant, the longest waiting first. */
export const dueRanges = (until: string) =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: `DUE#erasures-run#${shard}`,
    sk: { upTo: `${until}#~` },
    newestFirst: false,
  }));

export const toItem = (erasure: Erasure): ErasureItem => ({
  ...erasure,
  ...erasureKey(erasure.userId),
  type: "erasure",
  gsi2pk: duePartition(erasure._id),
  gsi2sk: `${erasure.dueAt}#${erasure._id}`,
});

export function fromItem(item: ErasureItem): Erasure {
  const { _id, userId, by, askedAt, dueAt, under, version } = item;
  return { _id, userId, by, askedAt, dueAt, under, version };
}

/** The record of an erasure: who requested it, when, and its number; nothing of the account. */
export type ErasureRecord = {
  _id: string;
  /** The administrator who requested it; null where the account did. */
  by: string | null;
  askedAt: string;
  doneAt: string;
  /** How many invoices were kept, because ARCA had authorised them. */
  invoicesKept: number;
  /** The account to be cleared once more, until that was done: then this is removed too. */
  userId?: string;
};

export type RecordItem = Stored<ErasureRecord>;

/** The record of an erasure, due to be checked again once all requests during it have ended. */
export function toRecord(record: ErasureRecord, lookAgainAt: string): RecordItem {
  return {
    ...record,
    ...recordKey(record._id),
    type: "erasureRecord",
    version: 1,
    gsi2pk: duePartition(record._id),
    gsi2sk: `${lookAgainAt}#${record._id}`,
  };
}

/** The record that is kept for good. */
export function toLasting({ _id, by, askedAt, doneAt, invoicesKept }: RecordItem): RecordItem {
  const kept = { _id, by, askedAt, doneAt, invoicesKept };
  return { ...kept, ...recordKey(_id), type: "erasureRecord", version: 1 };
}

const recordKey = (id: string): Key => ({ pk: "ERASURES", sk: `ERASURE#${id}` });

/** The whole partition of an account. */
export const everything = (userId: string) => ({
  pk: ownerPartition(userId),
  sk: { from: "!", to: "~" },
  newestFirst: false,
});
