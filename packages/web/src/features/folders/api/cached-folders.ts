import type { QueryClient } from "@tanstack/react-query";
import { allRows, type Pages } from "~/lib/lists/pages";
import type { FolderRow } from "../lib/folder-row";
import { LISTS } from "./folder-list";

/** The practice's cases in course, if all of them were read; in the search's own words. */
export function cachedFolders(cache: QueryClient) {
  const lists = cache.getQueriesData<Pages<FolderRow>>({ queryKey: LISTS });
  const [, whole] = lists.find(([key, pages]) => key.includes("active") && isWhole(pages)) ?? [];
  return whole && allRows(whole).map((row) => ({ ...row, type: "folder", court: row }));
}

const isWhole = (pages: Pages<FolderRow> | undefined) =>
  pages !== undefined && pages.pages.at(-1)?.nextCursor === undefined;
