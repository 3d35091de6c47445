import { addDays } from "../../kernel/day.rules";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Taken } from "../availability/slots.rules";

/** A taken time in a book; `until` (epoch ms) where it expires by itself. */
export type Entry = Taken & { until: number | null };

/** What is taken on one UTC day of a practice: an appointment over midnight is in two books. */
export type BookItem = Stored<{ day: string; entries: Entry[] }>;

/** For how many days after its day a book is kept. */
const KEPT_DAYS = 30;

export const bookKey = (ownerId: string, day: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `BOOK#${day}`,
});

export const toBook = (ownerId: string, day: string, entries: Entry[]): BookItem => ({
  ...bookKey(ownerId, day),
  type: "book",
  version: 1,
  ttl: Date.parse(addDays(day, KEPT_DAYS)) / 1000,
  day,
  entries,
});
