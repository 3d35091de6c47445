import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { CourtFile } from "../../kernel/ports/court";
import { shardOf } from "../../kernel/shard.rules";
import type { System } from "./causa.schema";

/** A file of a movement that its court offers, until it is a document of the case. */
export type WantedFile = {
  userId: string;
  folderId: string;
  movementId: string;
  causaId: string;
  system: System;
  file: CourtFile;
  /** How often it was asked for, and when it is asked for next, UTC ISO. */
  tries: number;
  dueAt: string;
};

export type WantedFileItem = Stored<WantedFile>;

const SHARDS = 2;
const partition = (system: System, shard: number) => `DUE#court-file-${system}#${shard}`;

export const wantedFileKey = (ownerId: string, movementId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `COURTFILE#${movementId}`,
});

/** The files of a portal that are due at an instant, the longest waiting first. */
export const wantedRanges = (system: System, until: string) =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: partition(system, shard),
    sk: { upTo: `${until}~` },
    newestFirst: false,
  }));

export const toWanted = (wanted: WantedFile, version: number): WantedFileItem => ({
  ...wanted,
  ...wantedFileKey(wanted.userId, wanted.movementId),
  ...{ type: "courtFile", version },
  gsi2pk: partition(wanted.system, shardOf(wanted.movementId, SHARDS)),
  gsi2sk: `${wanted.dueAt}#${wanted.movementId}`,
});
