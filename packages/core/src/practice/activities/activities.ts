import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { type Item, query, walk } from "../../kernel/dynamo";
import { numbered } from "../../kernel/records";
import { dayOf, startOfDay, timeOf } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { isEntry } from "../kinds/kinds.rules";
import { awaits, type Entry, narrows, passes, toActivity } from "./activity.rules";
import type { Activity, ActivityQuery, Overview } from "./activity.schema";

/**
 * A numbered page of a case's timeline: its movements, notices, events, tasks and calculations by
 * date. Unfiltered it reads no further than the page; filtered, each entry is read once and only
 * the page's are kept. Throws `folder.not_found`.
 */
export async function list(folderId: string, asked: ActivityQuery) {
  const { page, limit, sort, dateRange, ...filter } = asked;
  const [, tally] = await Promise.all([Folders.get(folderId), Folders.tallyOf(folderId)]);
  const range = Folders.entryRange(
    useOwner(),
    folderId,
    dateRange && startOfDay(dateRange.from),
    dateRange && startOfDay(addDays(dateRange.to, 1)),
  );
  const whole = !dateRange && !narrows(filter);
  const reach = whole ? Math.min(page * limit, 500) : 500;
  const entries = activitiesOf({ ...range, limit: reach, newestFirst: sort === "-date" });
  const wanted = passes(filter);
  const total = whole ? Folders.entriesIn(tally) : undefined;
  const { items, pagination } = await numbered(only(entries, wanted), { page, limit, total });
  return { activities: items, pagination };
}

const asActivity = (item: Item) => toActivity(item as Item & Entry);

async function* activitiesOf(range: Parameters<typeof walk>[0]): AsyncGenerator<Activity> {
  for await (const item of walk(range)) if (isEntry(item.type)) yield asActivity(item);
}

async function* only<T>(source: AsyncIterable<T>, wanted: (item: T) => boolean) {
  for await (const item of source) if (wanted(item)) yield item;
}

/** How many entries the head of a case searches for the last and the next ones. */
const NEAR = 50;
/** How many of the next entries it answers. */
const NEXT = 3;

/** The next entries of a case, its last one, and its counts, read together. */
export async function overview(folderId: string): Promise<Overview> {
  const ownerId = useOwner();
  const today = dayOf(now());
  const from = startOfDay(today);
  const near = (range: ReturnType<typeof Folders.entryRange>, newestFirst: boolean) =>
    query({ ...range, limit: NEAR, newestFirst });
  const [, counts, past, ahead, due] = await Promise.all([
    Folders.get(folderId),
    Folders.tallyOf(folderId),
    near(Folders.entryRange(ownerId, folderId, "0", startOfDay(addDays(today, 1))), true),
    near(Folders.entryRange(ownerId, folderId, from), false),
    query({ ...Folders.dueRange(ownerId, folderId, today), limit: NEXT, newestFirst: false }),
  ]);
  const last = past.items.find(({ type }) => type === "movement");
  const waiting = [
    ...ahead.items
      .filter(({ type }) => isEntry(type))
      .map(asActivity)
      .filter((one) => awaits(one, today)),
    ...due.items.map(asActivity),
  ];
  const coming = waiting.sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1)).slice(0, NEXT);
  return {
    next: coming[0] ?? null,
    coming,
    last: last ? asActivity(last) : null,
    counts,
  };
}

/**
 * When an entry is relevant: the day it expires, else its own date, with its time if it has one.
 */
const whenOf = ({ dateExpiration, date }: Activity) =>
  dateExpiration ?? (date.length > 10 ? `${dayOf(date)} ${timeOf(date)}` : date);
