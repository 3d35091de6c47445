import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import type { ExportRow } from "./export.schema";

/** An export as stored. */
export type ExportRecord = Omit<ExportRow, "url" | "byAdministration"> & {
  userId: string;
  /** The administrator who requested it; null where the account did. */
  by: string | null;
  /** How often building it was tried. */
  tries: number;
  /** When it is built, or retried after a failure (UTC ISO); null once built or given up. */
  dueAt: string | null;
  version: number;
};

export type ExportItem = Stored<ExportRecord>;

const SHARDS = 4;
const DAY_S = 24 * 3600;

/** For how many days a ZIP can be downloaded. */
export const KEPT_DAYS = 7;

export const exportKey = (userId: string, id: string): Key => ({
  pk: ownerPartition(userId),
  sk: `EXPORT#${id}`,
});

/** The exports of a practice. */
export const ownRange = (userId: string) => ({
  pk: ownerPartition(userId),
  sk: { startingWith: "EXPORT#" },
});

/** The exports due at an instant, the longest waiting first. */
export const dueRanges = (until: string) =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: `DUE#exports-build#${shard}`,
    sk: { upTo: `${until}#~` },
    newestFirst: false,
  }));

export function toItem(record: ExportRecord): ExportItem {
  const { _id, userId, askedAt, expiresAt, dueAt } = record;
  const end = expiresAt ?? askedAt;
  return {
    ...record,
    ...exportKey(userId, _id),
    type: "export",
    ttl: Math.ceil(Date.parse(end) / 1000) + (expiresAt ? 0 : KEPT_DAYS * DAY_S),
    ...(dueAt && {
      gsi2pk: `DUE#exports-build#${shardOf(_id, SHARDS)}`,
      gsi2sk: `${dueAt}#${_id}`,
    }),
  };
}

export function fromItem(item: ExportItem): ExportRecord {
  const { _id, userId, by, status, askedAt, readyAt, expiresAt, size, tries, dueAt, version } =
    item;
  return { _id, userId, by, status, askedAt, readyAt, expiresAt, size, tries, dueAt, version };
}

/** The prefix of the keys of a practice's exports. */
export const exportsOf = (userId: string) => `exports/${userId}/`;

/** The key of the ZIP of an export. */
export const zipKey = ({ userId, _id }: Pick<ExportRecord, "userId" | "_id">) =>
  `${exportsOf(userId)}${_id}.zip`;
