import type { InfiniteData } from "@tanstack/react-query";

export type Identified = { _id: string };

export type Page<R extends Identified> = { rows: R[]; nextCursor?: string };
export type PageParam = { cursor?: string; limit: number };
export type Pages<R extends Identified> = InfiniteData<Page<R>, PageParam>;

/** The first page comes soon; the rest in as few calls as the API allows. */
export const FIRST_PAGE: PageParam = { limit: 100 };

/** How the next page is asked for, or undefined after the last. */
export const nextPage = ({ nextCursor }: { nextCursor?: string }): PageParam | undefined =>
  nextCursor ? { cursor: nextCursor, limit: 1000 } : undefined;

/** The rows of every page, for what is only of use whole. */
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

/** The list with a row as it now is. */
export const patchRow = <R extends Identified>(pages: Pages<R>, id: string, change: Partial<R>) =>
  mapRows(pages, (rows) => rows.map((row) => (row._id === id ? { ...row, ...change } : row)));

/** The list without some rows. */
export const dropRows = <R extends Identified>(pages: Pages<R>, ids: ReadonlySet<string>) =>
  mapRows(pages, (rows) => rows.filter((row) => !ids.has(row._id)));

/** The list with a row that was just made, where the newest is. */
export function addRow<R extends Identified>(pages: Pages<R>, row: R): Pages<R> {
  const [first, ...rest] = dropRows(pages, new Set([row._id])).pages;
  if (!first) return pages;
  return { ...pages, pages: [{ ...first, rows: [row, ...first.rows] }, ...rest] };
}

/** Every row that was read, each once: one that moved between two pages may come twice. */
export function allRows<R extends Identified>(pages: Pick<Pages<R>, "pages">): R[] {
  const rows = pages.pages.flatMap((page) => page.rows);
  return [...new Map(rows.map((row) => [row._id, row])).values()];
}
