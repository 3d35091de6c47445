import type { Task } from "@foja/core/practice/tasks/task.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { ofKind } from "~/lib/kinds/api";
import { recordsOf } from "~/lib/records/records";
import { ROW_FIELDS, type TaskRow, toRow } from "../lib/task-row";

const one = client.api.tasks[":id"];

/** One task, whole. */
export const getTask = (id: string) =>
  queryOptions({
    queryKey: ["tasks", "one", id],
    queryFn: async ({ signal }): Promise<Task> =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).task,
  });

/** The practice's tasks, with their queries and cache: cases' files show them, too. */
export const tasks = recordsOf<TaskRow, Task>({
  name: "tasks",
  ...ofKind("task"),
  shelves: "tasks",
  also: ["activities"],
  counts: true,
  fields: ROW_FIELDS,
  toRow,
  readPage: async ({ userId, query }, init) => {
    const pending = client.api.tasks.user[":userId"].$get({ param: { userId }, query }, init);
    const page = await answer(pending);
    return { rows: page.tasks.map(toRow), nextCursor: page.nextCursor };
  },
  one: getTask,
});
