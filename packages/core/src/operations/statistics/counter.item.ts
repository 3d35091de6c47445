import { digest } from "../../kernel/digest";
import {
  change,
  type Item,
  type Key,
  ownerPartition,
  type Stored,
  type Write,
} from "../../kernel/dynamo";
import type { Place } from "./counter.rules";

/** An item of counters: attributes by their names. `word`: as people write it, of a word's item. */
export type CounterItem = Stored<Record<string, unknown>> & {
  type: "totals" | "counters";
  field?: string;
  word?: string;
  changedAt?: string;
};

const WORD = "STATS#";

/** All counters of a practice. */
export const countersRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `${WORD}COUNT#` },
});

/** The counters of the words of people's own: of one field, or of all. */
export const wordsRange = (ownerId: string, field = "") => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `${WORD}COUNT#WORD#${field ? `${field}#` : ""}` },
});

const key = (ownerId: string, rest: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${WORD}COUNT#${rest}`,
});

export const totalsKey = (ownerId: string) => key(ownerId, "TOTALS");
export const monthsKey = (ownerId: string, family: string) => key(ownerId, `MONTHS#${family}`);
export const daysKey = (ownerId: string, family: string, month: string) =>
  key(ownerId, `DAYS#${family}#${month}`);

/** The item in which a counter lies. */
export function counterKey(ownerId: string, place: Place): Key {
  if (place.of === "totals") return totalsKey(ownerId);
  if (place.of === "months") return monthsKey(ownerId, place.family);
  if (place.of === "days") return daysKey(ownerId, place.family, place.month);
  // A word is as long as people like, and a key is not.
  return key(ownerId, `WORD#${place.field}#${digest(place.word)}`);
}

/** What is not a counter in an item of counters. */
const NOT_COUNTERS = new Set([
  ...["pk", "sk", "type", "version", "writeId", "field", "word", "changedAt"],
]);

/** The counters of an item by their names; those at zero are left out. */
export function countersOf(item: Item | undefined): Map<string, number> {
  const entries = Object.entries(item ?? {}).filter(
    ([name, value]) => !NOT_COUNTERS.has(name) && typeof value === "number" && value !== 0,
  );
  return new Map(entries as [string, number][]);
}

/** What is added to the counters of one item. */
export type Added = {
  key: Key;
  by: Map<string, number>;
  /** Of a word's item: which field it is of, and how the word is written. */
  spelled?: { field: string; word: string };
};

/** The write that adds to the counters of an item; names are never part of the expression. */
export function addition(
  { key, by, spelled }: Added,
  at: string,
  { ownerId, onlyIfMissing = false }: { ownerId: string; onlyIfMissing?: boolean },
): Write {
  const names = [...by.keys()];
  const isTotals = key.sk.endsWith("#TOTALS");
  const sets = [
    "#type = :type",
    ...(isTotals ? ["#at = :at", "#user = :user"] : []),
    ...(spelled ? ["#field = :field", "#word = if_not_exists(#word, :word)"] : []),
  ];
  const adds = ["#version :one", ...names.map((_, i) => `#n${i} :n${i}`)];
  return change({
    key,
    set: `SET ${sets.join(", ")} ADD ${adds.join(", ")}`,
    ...(onlyIfMissing && { onlyIf: "attribute_not_exists(#version)" }),
    names: {
      "#type": "type",
      "#version": "version",
      ...(isTotals && { "#at": "changedAt", "#user": "userId" }),
      ...(spelled && { "#field": "field", "#word": "word" }),
      ...Object.fromEntries(names.map((name, i) => [`#n${i}`, name])),
    },
    values: {
      ":type": isTotals ? "totals" : "counters",
      ":one": 1,
      ...(isTotals && { ":at": at, ":user": ownerId }),
      ...(spelled && { ":field": spelled.field, ":word": spelled.word }),
      ...Object.fromEntries(names.map((name, i) => [`:n${i}`, by.get(name)])),
    },
  });
}
