import { RESULTS_PER_TYPE, type SearchResult } from "@foja/core/practice/search/search.schema";

/** What was found, in the order in which it came: nothing that is shown moves for what comes later. */
export type Batches = readonly (readonly SearchResult[])[];

/** With fewer than these shown, the server is asked without the person asking for it. */
const HANDFUL = 5;
const SHORTEST = 2;

/** What was shown, and after it what of the new results is not there: five of each type in all. */
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

/** Whether what was found here leaves something to ask the server for, by itself. */
export const asksServer = (sought: string, shown: Batches): boolean =>
  sought.length >= SHORTEST && shown.flat().length < HANDFUL;
