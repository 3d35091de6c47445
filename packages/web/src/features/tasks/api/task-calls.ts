import type { CreateTask, Task, UpdateTask } from "@foja/core/practice/tasks/task.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const one = client.api.tasks[":id"];

/** Creates a task. Sent again with the same key, it is the same task. */
export async function createTask(json: CreateTask, key: string): Promise<Task> {
  const headers = { "Idempotency-Key": key };
  return (await answer(client.api.tasks.$post({ json }, { headers }))).task;
}

/** Changes the given fields; with `version`, only if that is still the current one. */
export async function updateTask(id: string, json: UpdateTask, version?: number): Promise<Task> {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  return (await answer(one.$put({ param: { id }, json }, { headers }))).task;
}

/** Marks a task as done, or as not done. */
export const toggleTask = async (id: string): Promise<Task> =>
  (await answer(one.toggle.$put({ param: { id } }))).task;
