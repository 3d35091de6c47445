import { change, type Item, type Key, ownerPartition, type Write } from "../../kernel/dynamo";
import type { Counts, Share } from "./figures.rules";

export type FiguresItem = Item & Counts;

/** The key of the current figures. */
export const standingKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "INVOICEFIGURES",
});

/** The key of the figures of a month, `YYYY-MM`. */
export const monthKey = (ownerId: string, month: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `INVOICEFIGURES#${month}`,
});

/** The writes that add a change to a practice's counters. */
export function figuresWrites(ownerId: string, { standing, months }: Share): Write[] {
  return [
    ...adding(standingKey(ownerId), standing),
    ...Object.entries(months).flatMap(([month, counts]) =>
      adding(monthKey(ownerId, month), counts),
    ),
  ];
}

function adding(key: Key, counts: Counts): Write[] {
  const entries = Object.entries(counts);
  if (entries.length === 0) return [];
  const parts = entries.map((_, at) => `#c${at} :c${at}`).join(", ");
  return [
    change({
      key,
      set: `SET #type = :type ADD #version :one, ${parts}`,
      names: {
        "#type": "type",
        "#version": "version",
        ...Object.fromEntries(entries.map(([name], at) => [`#c${at}`, name])),
      },
      values: {
        ":type": "invoiceFigures",
        ":one": 1,
        ...Object.fromEntries(entries.map(([, amount], at) => [`:c${at}`, amount])),
      },
    }),
  ];
}
