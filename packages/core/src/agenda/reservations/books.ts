import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { getMany, insert, replace, type Write } from "../../kernel/dynamo";
import type { Span, Taken } from "../availability/slots.rules";
import { wallOf } from "../availability/wall.rules";
import { type BookItem, bookKey, type Entry, toBook } from "./book.item";
import type { ReservationRecord } from "./reservation.item";

/** The books that were read, by UTC day; undefined where a day has none yet. */
export type Books = Map<string, BookItem | undefined>;

/** The days between two, both included. */
export function eachDay(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

type Keeping = Pick<ReservationRecord, "_id" | "type" | "start" | "keeps" | "expiresAt">;

/** The entry of a reservation in a book, with its expiry where it has one. */
export const bookEntryOf = ({ _id, type, start, keeps, expiresAt }: Keeping): Entry => ({
  id: _id,
  type,
  begins: Date.parse(start),
  ...keeps,
  until: expiresAt === null ? null : Date.parse(expiresAt),
});

const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The UTC days that a span covers. */
const daysOf = ({ start, end }: Span) => eachDay(dayAt(start), dayAt(Math.max(start, end - 1)));

const isAlive =
  (instant: number) =>
  ({ until }: Entry) =>
    until === null || until > instant;

/** What is taken at an instant, each once: an expired hold is not. */
export function takenIn(books: Books, instant: number): Taken[] {
  const all = [...books.values()].flatMap((book) => book?.entries ?? []);
  return [...new Map(all.filter(isAlive(instant)).map((one) => [one.id, one])).values()];
}

/** The changes to a practice's books: the entry to add, and those to remove with their spans. */
type Changes = {
  add?: Entry;
  drop?: readonly { _id: string; keeps: Span }[];
  /** The zone by whose days appointments are counted, if so: that whole day is then locked. */
  countedIn?: string;
};

/**
 * The writes that change the books at the versions read; they throw `version.stale` where another
 * write came first. Reads the days that `books` lacks.
 */
export async function bookWrites(books: Books, changes: Changes): Promise<Write[]> {
  const { add, drop = [] } = changes;
  const spans = [...(add ? [add] : []), ...drop.map(({ keeps }) => keeps)];
  const days = [...new Set([...spans.flatMap(daysOf), ...countedDays(changes)])];
  const whole = new Map([...books, ...(await missingOf(books, days))]);
  const gone = new Set([...drop.map(({ _id }) => _id), ...(add ? [add.id] : [])]);
  return days.map((day) => {
    const read = whole.get(day);
    const stay = (read?.entries ?? []).filter(({ id }) => !gone.has(id)).filter(isAlive(now()));
    const entries = add && daysOf(add).includes(day) ? [...stay, add] : stay;
    const item = toBook(useOwner(), day, entries);
    return read ? replace(item, read) : insert(item);
  });
}

function countedDays({ add, countedIn }: Changes): string[] {
  if (!add || !countedIn) return [];
  const wall = wallOf(countedIn);
  const day = wall.dayOf(add.begins);
  return daysOf({ start: wall.instantAt(day, 0), end: wall.instantAt(day, 24 * 60) });
}

async function missingOf(books: Books, days: readonly string[]) {
  const missing = days.filter((day) => !books.has(day));
  const read = await getMany<BookItem>(missing.map((day) => bookKey(useOwner(), day)));
  return missing.map((day, i) => [day, read[i]] as const);
}
