import { infiniteQueryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { FIRST_PAGE, nextPage, type Page, type PageParam } from "~/lib/lists/pages";
import { type FolderRow, ROW_FIELDS, toRow } from "../lib/folder-row";

export const LISTS = ["folders", "list"] as const;

/** The practice's cases, newest first, page by page. */
export const folderList = (userId: string, archived: boolean) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, userId, archived ? "archived" : "active"],
    queryFn: ({ pageParam, signal }) => readPage(userId, archived, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
  });

async function readPage(
  userId: string,
  archived: boolean,
  { cursor, limit }: PageParam,
  signal: AbortSignal,
): Promise<Page<FolderRow>> {
  const query = {
    limit: String(limit),
    fields: ROW_FIELDS,
    archived: archived ? ("true" as const) : ("false" as const),
    ...(cursor && { cursor }),
  };
  const request = { param: { userId }, query };
  const page = await answer(client.api.folders.user[":userId"].$get(request, { init: { signal } }));
  return { rows: page.folders.map(toRow), nextCursor: page.nextCursor };
}
