import type { CourtFile, Entry } from "./docket";
import type { Fault } from "./faults";

const REPEATED = 5;

/** What a portal answers of a file after a cursor: the entries, where they end, how many follow. */
export function pageOf(file: CourtFile, after: string | undefined, limit: number, fault: Fault) {
  const seen = file.entries.slice(0, file.entries.length - (fault.lag ?? 0));
  const from = Math.min(Math.max(0, Number(after ?? 0) || 0), seen.length);
  const end = fault.unbounded ? seen.length : Math.min(from + limit, seen.length);
  const entries: Entry[] = seen.slice(fault.repeat ? Math.max(0, from - REPEATED) : from, end);
  if (fault.reorder) entries.reverse();
  return { entries, cursor: String(end), left: seen.length - end };
}

/** How many a page may hold, as the caller asks. */
export const limitOf = (asked: string | undefined) =>
  Math.min(200, Math.max(1, Math.trunc(Number(asked ?? 100)) || 100));
