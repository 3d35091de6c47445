import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** A movement or a cédula that falls due, as the agenda of its practice lists it. */
export type DueEntry = {
  _id: string;
  kind: "movement" | "notification";
  folderId: string;
  title: string;
  /** The day on which it falls due. */
  day: string;
};

export type DueItem = Stored<DueEntry>;

const WORD = "EXPIRES#";

const dueKey = (ownerId: string, { day, _id }: Pick<DueEntry, "day" | "_id">): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${WORD}${day}#${_id}`,
});

/** What falls due in a practice between two days, both included; soonest first. */
export const dueEntryRange = (ownerId: string, from: string, to: string) => ({
  pk: ownerPartition(ownerId),
  // "~" sorts after the "#" and the identifier that follow the day.
  sk: { from: `${WORD}${from}`, to: `${WORD}${to}~` },
  newestFirst: false,
});

/** A movement or a cédula as far as the agenda looks at it. */
export type Expiring = {
  _id: string;
  userId: string;
  folderId: string;
  title: string;
  dateExpiration: string | null;
  completed: boolean;
};

/** What an entry puts into the agenda of its practice: nothing when it has no date, or is done. */
export function dueItemOf(kind: DueEntry["kind"], expiring: Expiring): DueItem | undefined {
  const { _id, userId, folderId, title, dateExpiration, completed } = expiring;
  if (!dateExpiration || completed) return undefined;
  const entry = { _id, kind, folderId, title, day: dateExpiration };
  return { ...dueKey(userId, entry), type: "expiration", version: 1, ...entry };
}
