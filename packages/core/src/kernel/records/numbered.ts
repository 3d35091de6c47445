import type { Pagination } from "../fields.schema";

export type Pages<T> = {
  page: number;
  limit: number;
  /** The total number of items, if it is known without reading each. */
  total?: number;
  /** Which items are counted separately: before the page, on it, and in all. */
  counts?: (item: T) => boolean;
};

export type NumberedPage<T> = {
  items: T[];
  pagination: Pagination;
  countedBefore: number;
  countedHere: number;
  /** Only valid where the whole sequence was read. */
  countedInAll: number;
};

/**
 * One numbered page of a sequence. Each item is read once and only the page's own are kept, however
 * long the sequence; where the total is known it stops at the page's end.
 */
export async function numbered<T>(
  source: AsyncIterable<T>,
  { page, limit, total, counts = () => false }: Pages<T>,
): Promise<NumberedPage<T>> {
  const [first, end] = [(page - 1) * limit, page * limit];
  const items: T[] = [];
  let [seen, countedBefore, countedHere, countedInAll] = [0, 0, 0, 0];
  for await (const item of source) {
    const counted = counts(item) ? 1 : 0;
    countedInAll += counted;
    if (seen < first) countedBefore += counted;
    if (seen >= first && seen < end) {
      items.push(item);
      countedHere += counted;
    }
    seen += 1;
    if (total !== undefined && seen >= end) break;
  }
  const pagination = paginationOf(page, limit, total ?? seen);
  return { items, pagination, countedBefore, countedHere, countedInAll };
}

function paginationOf(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
