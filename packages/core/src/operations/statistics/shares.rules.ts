import type { Shares } from "./statistics.schema";

/** A word of a field with the cases that have it. */
export type Word = { field: string; word: string; active: number; closed: number };

/** The most words of a field in a response; the others are only counted. */
const MOST = 60;

/** The words of each field, those with most open cases first. Words without cases are left out. */
export function sharesOf(words: readonly Word[]): Map<string, Shares> {
  const byField = new Map<string, Word[]>();
  for (const one of words) {
    if (one.active === 0 && one.closed === 0) continue;
    byField.set(one.field, [...(byField.get(one.field) ?? []), one]);
  }
  return new Map([...byField].map(([field, all]) => [field, ranked(all)]));
}

function ranked(words: Word[]): Shares {
  const sorted = words.sort(
    (a, b) => b.active - a.active || b.closed - a.closed || (a.word < b.word ? -1 : 1),
  );
  const rest = sorted.slice(MOST);
  return {
    values: sorted.slice(0, MOST).map(({ word, active, closed }) => ({
      name: word === "" ? null : word,
      ...{ active, closed },
    })),
    others: {
      values: rest.length,
      active: rest.reduce((sum, { active }) => sum + active, 0),
      closed: rest.reduce((sum, { closed }) => sum + closed, 0),
    },
  };
}
