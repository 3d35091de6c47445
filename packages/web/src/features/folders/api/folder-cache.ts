import type { Folder, FolderStatus } from "@foja/core/practice/folders/folder.schema";
import type { QueryClient } from "@tanstack/react-query";
import { addRow, dropRows, type Pages, patchRow } from "~/lib/lists/pages";
import { type FolderRow, toRow } from "../lib/folder-row";
import { LISTS } from "./folder-list";
import { getFolder } from "./get-folder";

type FolderPages = Pages<FolderRow>;

const changeLists = (cache: QueryClient, change: (pages: FolderPages) => FolderPages) =>
  cache.setQueriesData<FolderPages>({ queryKey: LISTS }, (pages) => pages && change(pages));

/** Shows a case as it now is, wherever it is shown. */
export function showFolder(cache: QueryClient, folder: Folder): void {
  cache.setQueryData(getFolder(folder._id).queryKey, folder);
  changeLists(cache, (pages) => patchRow(pages, folder._id, toRow(folder)));
}

/** Shows a case in the state it is about to be in, before the server has answered. */
export async function foreshowStatus(cache: QueryClient, id: string, status: FolderStatus) {
  await cache.cancelQueries({ queryKey: ["folders"] });
  changeLists(cache, (pages) => patchRow(pages, id, { status }));
}

/** Shows a case that was just opened, first in its list. */
export function showNewFolder(cache: QueryClient, folder: Folder): void {
  cache.setQueryData(getFolder(folder._id).queryKey, folder);
  cache.setQueriesData<FolderPages>({ queryKey: [...LISTS, folder.userId, "active"] }, (pages) =>
    pages ? addRow(pages, toRow(folder)) : pages,
  );
}

/** Takes cases out of every list at once, before the server has answered. */
export async function hideFolders(cache: QueryClient, ids: readonly string[]): Promise<void> {
  await cache.cancelQueries({ queryKey: LISTS });
  const gone = new Set(ids);
  changeLists(cache, (pages) => dropRows(pages, gone));
}

/** Reads again, behind what is shown, all that holds cases. */
export const refreshFolders = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["folders"] });
