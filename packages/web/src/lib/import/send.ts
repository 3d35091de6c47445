import type { Imported, RowDuplicate, RowError } from "@foja/core/practice/imports/import.schema";
import type { ImportRow } from "./mapping";

/** The most rows that the API accepts in one call. */
const AT_ONCE = 500;

export type Asked = { rows: ImportRow[]; dryRun: boolean; allowDuplicates: boolean };
export type Send = (asked: Asked, key: string) => Promise<Imported>;

/** The result, or the expected one, for all the rows of a file, numbered as in the file. */
export type Total = {
  created: string[];
  accepted: number;
  errors: RowError[];
  cells: RowError[];
  duplicates: RowDuplicate[];
  leftOut: number;
};

type Options = Omit<Asked, "rows"> & {
  /** The beginning of the Idempotency-Key of each call. */
  key: string;
  onProgress?: (rows: number) => void;
  /** Whether to stop sending. */
  cancelled?: () => boolean;
};

/** Sends the rows in calls of `AT_ONCE`; stops when the plan is full or the person cancels. */
export async function sendAll(rows: readonly ImportRow[], send: Send, options: Options) {
  const { dryRun, allowDuplicates, key, onProgress, cancelled } = options;
  const total: Total = {
    created: [],
    accepted: 0,
    errors: [],
    cells: [],
    duplicates: [],
    leftOut: 0,
  };
  for (let from = 0; from < rows.length && !cancelled?.(); from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const answered = await send({ rows: some, dryRun, allowDuplicates }, `${key}-${from}`);
    add(total, answered, from);
    onProgress?.(Math.min(rows.length, from + AT_ONCE));
    if (!dryRun && answered.limit) {
      total.leftOut += rows.length - from - some.length;
      break;
    }
  }
  return total;
}

function add(
  total: Total,
  { created, accepted, errors, cells, duplicates, limit }: Imported,
  from: number,
) {
  total.created.push(...created);
  total.accepted += accepted;
  const inFile = (error: RowError) => ({ ...error, row: error.row + from });
  total.errors.push(...errors.map(inFile));
  total.cells.push(...cells.map(inFile));
  total.duplicates.push(
    ...duplicates.map((one) => ({
      ...one,
      row: one.row + from,
      sameAs: one.sameAs && one.sameAs + from,
    })),
  );
  total.leftOut += limit?.leftOut ?? 0;
}
