import type { InfiniteData } from "@tanstack/react-query";
import type { FolderRow } from "./folder-row";

export type FolderPage = { rows: FolderRow[]; nextCursor?: string };
export type PageParam = { cursor?: string; limit: number };
export type FolderPages = InfiniteData<FolderPage, PageParam>;

/** The first page comes soon; the rest in as few calls as the API allows. */
export const FIRST_PAGE: PageParam = { limit: 100 };

/** How the next page is asked for, or undefined after the last. */
export const nextPage = ({ nextCursor }: FolderPage): PageParam | undefined =>
  nextCursor ? { cursor: nextCursor, limit: 1000 } : undefined;

const mapRows = (pages: FolderPages, change: (rows: FolderRow[]) => FolderRow[]): FolderPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, rows: change(page.rows) })),
});

/** The list with a case as it now is. */
export const patchRow = (pages: FolderPages, id: string, change: Partial<FolderRow>) =>
  mapRows(pages, (rows) => rows.map((row) => (row._id === id ? { ...row, ...change } : row)));

/** The list without some cases. */
export const dropRows = (pages: FolderPages, ids: ReadonlySet<string>) =>
  mapRows(pages, (rows) => rows.filter((row) => !ids.has(row._id)));

/** The list with a case that was just opened, where the newest is. */
export function addRow(pages: FolderPages, row: FolderRow): FolderPages {
  const [first, ...rest] = dropRows(pages, new Set([row._id])).pages;
  if (!first) return pages;
  return { ...pages, pages: [{ ...first, rows: [row, ...first.rows] }, ...rest] };
}

/** Every row that was read, each once: one that moved between two pages may come twice. */
export function allRows(pages: Pick<FolderPages, "pages">): FolderRow[] {
  const rows = pages.pages.flatMap((page) => page.rows);
  return [...new Map(rows.map((row) => [row._id, row])).values()];
}
