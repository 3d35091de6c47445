import type { Imported, RowDuplicate, RowError } from "@foja/core/practice/imports/import.schema";
import type { ImportRow } from "./mapping";

/** What the API takes at once. */
const AT_ONCE = 500;

export type Asked = { rows: ImportRow[]; dryRun: boolean; allowDuplicates: boolean };
export type Send = (asked: Asked, key: string) => Promise<Imported>;

/** What became, or would become, of all the rows of a file, numbered as in the file. */
export type Total = {
  created: string[];
  accepted: number;
  errors: RowError[];
  duplicates: RowDuplicate[];
  leftOut: number;
};

type Options = Omit<Asked, "rows"> & {
  /** Under which the whole is done once. */
  key: string;
  onProgress?: (rows: number) => void;
  /** Says that no more is to be sent. */
  cancelled?: () => boolean;
};

/** Sends the rows, as many at a time as the API takes; stops where the plan or the person says. */
export async function sendAll(rows: readonly ImportRow[], send: Send, options: Options) {
  const { dryRun, allowDuplicates, key, onProgress, cancelled } = options;
  const total: Total = { created: [], accepted: 0, errors: [], duplicates: [], leftOut: 0 };
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
  { created, accepted, errors, duplicates, limit }: Imported,
  from: number,
) {
  total.created.push(...created);
  total.accepted += accepted;
  total.errors.push(...errors.map((error) => ({ ...error, row: error.row + from })));
  total.duplicates.push(
    ...duplicates.map((one) => ({
      ...one,
      row: one.row + from,
      sameAs: one.sameAs && one.sameAs + from,
    })),
  );
  total.leftOut += limit?.leftOut ?? 0;
}
