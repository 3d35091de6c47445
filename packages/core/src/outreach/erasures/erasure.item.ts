import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";

/** An erasure that waits or is being carried out. It is the last thing of its account to go. */
export type Erasure = {
  _id: string;
  userId: string;
  /** The administrator who asked for it; null where the account did. */
  by: string | null;
  askedAt: string;
  /** When it is carried out, or gone on with where a run died (UTC ISO). */
  dueAt: string;
  /** What has to outlive the account's own item while the rest goes; null until it begins. */
  under: { email: string; firstName: string; toldAt: string | null; tries: number } | null;
  version: number;
};

export type ErasureItem = Stored<Erasure>;

const SHARDS = 4;

const duePartition = (id: string) => `DUE#erasures-run#${shardOf(id, SHARDS)}`;

/** The one sort key of an account's partition that its erasure passes over. */
export const ERASURE = "ERASURE";

export const erasureKey = (userId: string): Key => ({ pk: ownerPartition(userId), sk: ERASURE });

/** What is to be carried out by an instant, the longest waiting first. */
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

/** That an account was erased: who asked, when, under which number; nothing of the account. */
export type ErasureRecord = {
  _id: string;
  /** The administrator who asked for it; null where the account itself did. */
  by: string | null;
  askedAt: string;
  doneAt: string;
  /** How many invoices were kept, because ARCA had authorised them. */
  invoicesKept: number;
  /** Whose leftovers are looked for once more, until they were: then it goes, too. */
  userId?: string;
};

export type RecordItem = Stored<ErasureRecord>;

/** What ran while an account was erased may have written after it: an hour later all of it has ended. */
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

/** The record as it stays. */
export function toLasting({ _id, by, askedAt, doneAt, invoicesKept }: RecordItem): RecordItem {
  const kept = { _id, by, askedAt, doneAt, invoicesKept };
  return { ...kept, ...recordKey(_id), type: "erasureRecord", version: 1 };
}

const recordKey = (id: string): Key => ({ pk: "ERASURES", sk: `ERASURE#${id}` });

/** What lies in the partition of an account, all of it. */
export const everything = (userId: string) => ({
  pk: ownerPartition(userId),
  sk: { from: "!", to: "~" },
  newestFirst: false,
});
