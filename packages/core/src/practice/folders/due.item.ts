import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { FojaKind } from "../kinds/kinds.rules";

/** An entry with a foja and a due day, as the practice's agenda lists it. */
export type DueEntry = {
  _id: string;
  kind: FojaKind;
  folderId: string;
  title: string;
  /** The due day. */
  day: string;
};

export type DueItem = Stored<DueEntry>;

const WORD = "EXPIRES#";

const dueKey = (ownerId: string, { day, _id }: Pick<DueEntry, "day" | "_id">): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${WORD}${day}#${_id}`,
});

/** The entries due in a practice between two days, both included; soonest first. */
export const dueEntryRange = (ownerId: string, from: string, to: string) => ({
  pk: ownerPartition(ownerId),
  // "~" sorts after the "#" and the id that follow the day.
  sk: { from: `${WORD}${from}`, to: `${WORD}${to}~` },
  newestFirst: false,
});

/** The fields of such an entry that the agenda uses. */
export type Expiring = {
  _id: string;
  userId: string;
  folderId: string;
  title: string;
  dateExpiration: string | null;
  completed: boolean;
};

/** An entry's item in the practice's agenda; undefined when it has no due day, or is done. */
export function dueItemOf(kind: DueEntry["kind"], expiring: Expiring): DueItem | undefined {
  const { _id, userId, folderId, title, dateExpiration, completed } = expiring;
  if (!dateExpiration || completed) return undefined;
  const entry = { _id, kind, folderId, title, day: dateExpiration };
  return { ...dueKey(userId, entry), type: "expiration", version: 1, ...entry };
}
