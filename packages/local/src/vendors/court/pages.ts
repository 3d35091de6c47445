import type { CourtFile, Entry } from "./docket";
import type { Fault } from "./faults";

const REPEATED = 5;

/** A page of a file after a cursor: its entries, its end, and how many entries follow. */
export function pageOf(file: CourtFile, after: string | undefined, limit: number, fault: Fault) {
  const seen = file.entries.slice(0, file.entries.length - (fault.lag ?? 0));
  const from = Math.min(Math.max(0, Number(after ?? 0) || 0), seen.length);
  const end = fault.unbounded ? seen.length : Math.min(from + limit, seen.length);
  const entries: Entry[] = seen.slice(fault.repeat ? Math.max(0, from - REPEATED) : from, end);
  if (fault.reorder) entries.reverse();
  return { entries, cursor: String(end), left: seen.length - end };
}

/** The size of a page, from the caller's parameter: 1 to 200, by default 100. */
export const limitOf = (asked: string | undefined) =>
  Math.min(200, Math.max(1, Math.trunc(Number(asked ?? 100)) || 100));
