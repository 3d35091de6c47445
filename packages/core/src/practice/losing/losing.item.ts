import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import type { Watched } from "./losing.rules";
import type { Act, RunningLapse } from "./losing.schema";

/** What a case may lose by time. `marks` is said by people; the rest is derived from its records. */
export type LosingRecord = {
  _id: string;
  userId: string;
  folderId: string;
  /** Of an act, whether it impels, as a person said. */
  marks: Record<string, boolean>;
  /** The saved calculations of limitations and lapses of the case. */
  watched: Record<string, Watched>;
  impulse: Act | null;
  lapse: RunningLapse | null;
  /** The nearest day on which something is lost; null while nothing runs, or the case is closed. */
  day: string | null;
  what: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};

export type LosingItem = Stored<LosingRecord>;

/** By its case: one of each at most. It lies where reminders look for what is dated. */
export const losingKey = (ownerId: string, folderId: string): Key =>
  recordKey("losing", ownerId, folderId, "active");

/** The cases of a practice that lose something up to a day, the nearest first. */
export const losingRange = (ownerId: string, to = "9") => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#LOSING`,
  // "~" sorts after the "#" and the id that follow the day.
  sk: { from: "0", to: `${to}~` },
  newestFirst: false,
});

export const toItem = (losing: LosingRecord): LosingItem => ({
  ...losingKey(losing.userId, losing.folderId),
  type: "losing",
  ...losing,
  ...(losing.day !== null && {
    gsi1pk: losingRange(losing.userId).pk,
    gsi1sk: `${losing.day}#${losing.folderId}`,
  }),
});

export const fromItem = (item: LosingItem): LosingRecord => ({
  _id: item._id,
  userId: item.userId,
  folderId: item.folderId,
  marks: item.marks,
  watched: item.watched,
  impulse: item.impulse,
  lapse: item.lapse,
  day: item.day,
  what: item.what,
  version: item.version,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
});
