import { Plans } from "../../billing/plans";
import { may, useOwner } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { digest } from "../../kernel/digest";
import { get, getMany, type Item, page } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { dayOf, startOfDay } from "../../kernel/zone.rules";
import { totalOf } from "./board.rules";
import { countFirst } from "./count";
import { countersOf, totalsKey } from "./counter.item";
import { glanceOf, SECTION_FIGURES } from "./figures.rules";
import { type Read, read, readWords, TREND_DAYS } from "./read";
import {
  type DayItem,
  dayKey,
  dayRange,
  fromDay,
  isCounted,
  type StateItem,
  stateKey,
} from "./state.item";
import {
  type DayDocument,
  SECTIONS,
  type Section,
  type Sections,
  type Statistics,
  type UserStats,
} from "./statistics.schema";

/**
 * The current figures of the acting practice, of the requested sections. A practice that predates
 * the counters is counted by the first call. Throws `service.unavailable` where that call did not
 * finish; the next one continues.
 */
export async function unified(asked: readonly Section[] = SECTIONS): Promise<Statistics> {
  const sections = asked.filter((section) => section !== "financial" || may("money"));
  const known = await soFar(sections);
  if (known) return known;
  await countFirst(useOwner());
  return (await ofToday(sections)).shown;
}

/** For how many ms a side figure waits for the first count. */
const MOMENT_MS = 1000;

/**
 * Like `unified`, without waiting: undefined for a practice whose first count takes longer than a
 * second. The next call continues counting.
 */
export async function atHand(sections: readonly Section[]): Promise<Statistics | undefined> {
  const known = await soFar(sections);
  if (known) return known;
  try {
    await countFirst(useOwner(), MOMENT_MS);
  } catch (error) {
    if (error instanceof AppError && error.code === "service.unavailable") return undefined;
    throw error;
  }
  return (await ofToday(sections)).shown;
}

/** The figures of a completely counted practice; undefined for any other. */
async function soFar(sections: readonly Section[]): Promise<Statistics | undefined> {
  const { found, shown } = await ofToday(sections);
  return isCounted(found.state) ? shown : undefined;
}

async function ofToday(sections: readonly Section[]) {
  const ownerId = useOwner();
  const [found, words] = await Promise.all([
    read(ownerId, sections, dayOf(now())),
    readWords(ownerId, sections),
  ]);
  return { found, shown: shown(found, words, sections) };
}

function shown(
  read: Read,
  words: Awaited<ReturnType<typeof readWords>>,
  sections: readonly Section[],
): Statistics {
  const { board, changedAt, state, withoutReserved } = read;
  const figures: Sections = Object.fromEntries(
    sections.map((section) => [
      section,
      section === "dashboard" ? dashboardOf(read) : SECTION_FIGURES[section](board, words),
    ]),
  );
  const etag = digest(JSON.stringify([figures, changedAt, withoutReserved]));
  const freshUntil = startOfDay(addDays(board.today, 1));
  return {
    ...figures,
    withoutReserved,
    lastUpdated: changedAt ?? state?.countedAt ?? nowIso(),
    cacheInfo: { day: board.today, freshUntil, etag },
  };
}

function dashboardOf({ board, documents }: Read): Sections["dashboard"] {
  const trend = (back: number) => {
    const document = documents.get(addDays(board.today, -back));
    if (!document) return null;
    const { date, folders, financial, deadlines, tasks, notifications } = document;
    return { date, folders, financial, deadlines, tasks, notifications };
  };
  return {
    ...glanceOf(board),
    inbox: {
      novedades: totalOf(board, "novedad.open"),
      reservations: totalOf(board, "reservation.pending"),
    },
    trends: {
      yesterday: trend(TREND_DAYS.yesterday),
      week: trend(TREND_DAYS.week),
      month: trend(TREND_DAYS.month),
    },
  };
}

/** How many records of each kind the acting practice has, and what its plan lets it store. */
export async function userStats(): Promise<UserStats> {
  const ownerId = useOwner();
  const keys = [Plans.usageKey(ownerId), totalsKey(ownerId), stateKey(ownerId)];
  const [usage, totals, state] = await getMany<Item>(keys);
  if (!isCounted(state as StateItem | undefined)) {
    await countFirst(ownerId);
    return statsOf(ownerId, usage, await get(totalsKey(ownerId)));
  }
  return statsOf(ownerId, usage, totals);
}

async function statsOf(
  ownerId: string,
  usage: Item | undefined,
  totals: Item | undefined,
): Promise<UserStats> {
  const counters = countersOf(totals);
  const of = (name: string) => counters.get(name) ?? 0;
  const standing = await Plans.seen(ownerId, Plans.toSubscription(usage));
  const { usage: used, limits, plan, displayName } = standing;
  return {
    counts: {
      calculators: used.calculators,
      folders: used.folders,
      movements: of("movement.filed"),
      notifications: of("notification.filed"),
      events: of("event.filed"),
      contacts: used.contacts,
      alerts: of("alert.kept"),
    },
    storage: { used: used.storage, limit: limits.storage },
    planInfo: { planId: plan, planName: displayName },
  };
}

/** The acting practice's documents of past days, newest first. */
export async function history(limit: number): Promise<DayDocument[]> {
  const { items } = await page<DayItem>({ ...dayRange(useOwner()), limit });
  return items.map(fromDay);
}

/** One day's document. Throws `statistics.not_found` where there is none. */
export async function dayDocument(id: string): Promise<DayDocument> {
  const item = DAY.test(id) ? await get<DayItem>(dayKey(useOwner(), id)) : undefined;
  if (!item) throw new AppError("statistics.not_found", "No se encontró el documento histórico");
  return fromDay(item);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
