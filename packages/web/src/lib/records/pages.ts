import type { InfiniteData } from "@tanstack/react-query";

export type Identified = { _id: string };
export type Owned = Identified & { userId: string; archived?: boolean; createdAt?: string };

export type Page<R extends Identified> = { rows: R[]; nextCursor?: string };
export type PageParam = { cursor?: string; limit: number };
export type Pages<R extends Identified> = InfiniteData<Page<R>, PageParam>;

/** A small first page arrives soon; the others are as large as the API allows. */
export const FIRST_PAGE: PageParam = { limit: 50 };

/** The request of the next page, or undefined after the last. */
export const nextPage = ({ nextCursor }: { nextCursor?: string }): PageParam | undefined =>
  nextCursor ? { cursor: nextCursor, limit: 1000 } : undefined;

/** The rows of every page, for uses that need all of them. */
export async function everyPage<R>(
  read: (cursor?: string) => Promise<{ rows: R[]; nextCursor?: string }>,
): Promise<R[]> {
  const all: R[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    all.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}

const mapRows = <R extends Identified>(pages: Pages<R>, change: (rows: R[]) => R[]): Pages<R> => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, rows: change(page.rows) })),
});

/** The list with a changed row. */
export const patchRow = <R extends Identified>(pages: Pages<R>, id: string, change: Partial<R>) =>
  mapRows(pages, (rows) => rows.map((row) => (row._id === id ? { ...row, ...change } : row)));

/** The list without some rows. */
export const dropRows = <R extends Identified>(pages: Pages<R>, ids: ReadonlySet<string>) =>
  mapRows(pages, (rows) => rows.filter((row) => !ids.has(row._id)));

/** The list with a new row first. */
export function addRow<R extends Identified>(pages: Pages<R>, row: R): Pages<R> {
  const [first, ...rest] = dropRows(pages, new Set([row._id])).pages;
  if (!first) return pages;
  return { ...pages, pages: [{ ...first, rows: [row, ...first.rows] }, ...rest] };
}

/** Every row that was read, once: a row that moved between two pages may be in both. */
export function allRows<R extends Identified>(pages: Pick<Pages<R>, "pages">): R[] {
  const rows = pages.pages.flatMap((page) => page.rows);
  return [...new Map(rows.map((row) => [row._id, row])).values()];
}
