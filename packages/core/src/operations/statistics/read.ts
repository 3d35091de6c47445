import { addDays } from "../../kernel/day.rules";
import {
  getMany,
  type Item,
  type Key,
  type ReservedItem,
  reservedKey,
  seenOf,
  walk,
} from "../../kernel/dynamo";
import type { Board } from "./board.rules";
import {
  type CounterItem,
  countersOf,
  daysKey,
  monthsKey,
  totalsKey,
  wordsRange,
} from "./counter.item";
import { needsOf } from "./figures.rules";
import { sharesOf } from "./shares.rules";
import { type DayItem, dayKey, type StateItem, stateKey } from "./state.item";
import type { Section } from "./statistics.schema";

/** The earlier days that trends compare with, in days before today. */
export const TREND_DAYS = { yesterday: 1, week: 7, month: 30 } as const;

export type Read = {
  state: StateItem | undefined;
  board: Board;
  /** When a figure last changed, UTC ISO; undefined before the first change. */
  changedAt: string | undefined;
  /** The documents of the days that trends compare with. */
  documents: Map<string, DayItem>;
  /** Whether the reader sees a reserved case: the figures exclude it. */
  withoutReserved: boolean;
};

/** Reads all that some sections need of a practice, in one round trip whatever its size. */
export async function read(
  ownerId: string,
  sections: readonly Section[],
  today: string,
): Promise<Read> {
  const { months, days } = needsOf(sections, today);
  const trends = sections.includes("dashboard") ? Object.values(TREND_DAYS) : [];
  const past = trends.map((back) => addDays(today, -back));
  const keys: Key[] = [
    stateKey(ownerId),
    totalsKey(ownerId),
    reservedKey(ownerId),
    ...months.map((family) => monthsKey(ownerId, family)),
    ...days.map((name) => daysKey(ownerId, ...halves(name))),
    ...past.map((day) => dayKey(ownerId, day)),
  ];
  const [state, totals, reserved, ...rest] = await getMany<Item>(keys);
  const ofMonths = rest.slice(0, months.length);
  const ofDays = rest.slice(months.length, months.length + days.length);
  const documents = rest.slice(months.length + days.length) as (DayItem | undefined)[];
  return {
    state: state as StateItem | undefined,
    changedAt: (totals as CounterItem | undefined)?.changedAt,
    board: {
      today,
      totals: countersOf(totals),
      months: new Map(months.map((family, i) => [family, countersOf(ofMonths[i])])),
      days: new Map(days.map((name, i) => [name, countersOf(ofDays[i])])),
    },
    withoutReserved: seenOf(casesIn(reserved)).length > 0,
    documents: new Map(documents.flatMap((one) => (one ? [[one.date, one] as const] : []))),
  };
}

const casesIn = (item: Item | undefined): string[] =>
  Object.keys((item as ReservedItem | undefined)?.cases ?? {});

function halves(name: string): [family: string, month: string] {
  const [family = "", month = ""] = name.split(" ");
  return [family, month];
}

/** The sections that count cases by word, and their fields. */
const FIELDS: Partial<Record<Section, readonly string[]>> = {
  folders: ["folderFuero", "folderJuzgado"],
  matters: ["materia"],
};

/** The words of the fields of some sections. */
export async function readWords(ownerId: string, sections: readonly Section[]) {
  const fields = sections.flatMap((section) => FIELDS[section] ?? []);
  const lists = await Promise.all(fields.map((field) => wordsOf(ownerId, field)));
  return sharesOf(lists.flat());
}

async function wordsOf(ownerId: string, field: string) {
  const words = [];
  for await (const item of walk<CounterItem>(wordsRange(ownerId, field))) {
    const counters = countersOf(item);
    const [active, closed] = [counters.get("active") ?? 0, counters.get("closed") ?? 0];
    words.push({ field, word: item.word ?? "", active, closed });
  }
  return words;
}
