import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { FIRST_PAGE, nextPage, type Page, type PageParam } from "~/lib/lists/pages";
import { ROW_FIELDS, type TaskRow, toRow } from "../lib/task-row";

export const LISTS = ["tasks", "list"] as const;

/** The practice's tasks, newest first, page by page. */
export const taskList = (userId: string, archived: boolean) =>
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
): Promise<Page<TaskRow>> {
  const query = {
    limit: String(limit),
    fields: ROW_FIELDS,
    archived: archived ? ("true" as const) : ("false" as const),
    ...(cursor && { cursor }),
  };
  const request = { param: { userId }, query };
  const page = await answer(client.api.tasks.user[":userId"].$get(request, { init: { signal } }));
  return { rows: page.tasks.map(toRow), nextCursor: page.nextCursor };
}

/** One task, whole. */
export const getTask = (id: string) =>
  queryOptions({
    queryKey: ["tasks", "one", id],
    queryFn: async ({ signal }) => {
      const pending = client.api.tasks[":id"].$get({ param: { id } }, { init: { signal } });
      return (await answer(pending)).task;
    },
  });
