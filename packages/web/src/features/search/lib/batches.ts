import { RESULTS_PER_TYPE, type SearchResult } from "@foja/core/practice/search/search.schema";

/** The results in order of arrival: shown ones do not move when others arrive. */
export type Batches = readonly (readonly SearchResult[])[];

/** With fewer results than this, the server is asked automatically. */
const HANDFUL = 5;
const SHORTEST = 2;

/** The shown results, then the new ones not among them: five of each type in all. */
export function addBatch(shown: Batches, results: readonly SearchResult[]): Batches {
  const before = shown.flat();
  const known = new Set(before.map(({ id }) => id));
  const count = new Map<string, number>();
  for (const { type } of before) count.set(type, (count.get(type) ?? 0) + 1);
  const fresh = results.filter(({ id, type }) => {
    const already = count.get(type) ?? 0;
    if (known.has(id) || already >= RESULTS_PER_TYPE) return false;
    count.set(type, already + 1);
    return true;
  });
  return fresh.length === 0 ? shown : [...shown, fresh];
}

/** Whether the server should be asked automatically. */
export const asksServer = (sought: string, shown: Batches): boolean =>
  sought.length >= SHORTEST && shown.flat().length < HANDFUL;
