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

/** An item of counters: attributes by their names. `word`: in a word's item, its spelling. */
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

/** The counters of words that people typed: of one field, or of all. */
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

/** The key of the item of a counter. */
export function counterKey(ownerId: string, place: Place): Key {
  if (place.of === "totals") return totalsKey(ownerId);
  if (place.of === "months") return monthsKey(ownerId, place.family);
  if (place.of === "days") return daysKey(ownerId, place.family, place.month);
  // A word can be of any length, and a key cannot.
  return key(ownerId, `WORD#${place.field}#${digest(place.word)}`);
}

/** The attributes of such an item that are not counters. */
const NOT_COUNTERS = new Set([
  ...["pk", "sk", "type", "version", "writeId", "field", "word", "changedAt"],
]);

/** The counters of an item by name; zeros are left out. */
export function countersOf(item: Item | undefined): Map<string, number> {
  const entries = Object.entries(item ?? {}).filter(
    ([name, value]) => !NOT_COUNTERS.has(name) && typeof value === "number" && value !== 0,
  );
  return new Map(entries as [string, number][]);
}

/** The additions to the counters of one item. */
export type Added = {
  key: Key;
  by: Map<string, number>;
  /** For a word's item: its field, and the spelling of the word. */
  spelled?: { field: string; word: string };
};

/** The write that adds to an item's counters; names are never part of the expression. */
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
