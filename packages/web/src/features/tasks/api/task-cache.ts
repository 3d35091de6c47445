import type { Task } from "@foja/core/practice/tasks/task.schema";
import type { QueryClient } from "@tanstack/react-query";
import { addRow, dropRows, type Pages, patchRow } from "~/lib/lists/pages";
import { type TaskRow, toRow } from "../lib/task-row";
import { getTask, LISTS } from "./task-list";

type TaskPages = Pages<TaskRow>;

const changeLists = (cache: QueryClient, change: (pages: TaskPages) => TaskPages) =>
  cache.setQueriesData<TaskPages>({ queryKey: LISTS }, (pages) => pages && change(pages));

/** Shows a task as it now is, wherever it is shown. */
export function showTask(cache: QueryClient, task: Task): void {
  cache.setQueryData(getTask(task._id).queryKey, task);
  changeLists(cache, (pages) => patchRow(pages, task._id, toRow(task)));
}

/** Shows some fields of a task as they are about to be, before the server has answered. */
export async function foreshow(cache: QueryClient, id: string, change: Partial<TaskRow>) {
  await cache.cancelQueries({ queryKey: ["tasks"] });
  const { files, ...fields } = change;
  cache.setQueryData(getTask(id).queryKey, (task) => task && { ...task, ...fields });
  changeLists(cache, (pages) => patchRow(pages, id, change));
}

/** Shows a task that was just written down, first in its list. */
export function showNewTask(cache: QueryClient, task: Task): void {
  cache.setQueryData(getTask(task._id).queryKey, task);
  cache.setQueriesData<TaskPages>({ queryKey: [...LISTS, task.userId, "active"] }, (pages) =>
    pages ? addRow(pages, toRow(task)) : pages,
  );
}

/** Takes tasks out of every list at once, before the server has answered. */
export async function hideTasks(cache: QueryClient, ids: readonly string[]): Promise<void> {
  await cache.cancelQueries({ queryKey: LISTS });
  const gone = new Set(ids);
  changeLists(cache, (pages) => dropRows(pages, gone));
}

/** Reads again, behind what is shown, all that holds tasks: the files of cases, too. */
export const refreshTasks = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ["tasks"] }),
    cache.invalidateQueries({ queryKey: ["activities"] }),
  ]);
