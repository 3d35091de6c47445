import type { PartialTask, Task } from "@foja/core/practice/tasks/task.schema";

const FIELDS = [
  "name",
  "status",
  "priority",
  "dueDate",
  "folderId",
  "folderName",
  "tags",
  "attachments",
  "createdAt",
] as const satisfies readonly (keyof Task)[];

/** What the list shows of a task: the description stays on the server until it is opened. */
export type TaskRow = Pick<Task, "_id" | Exclude<(typeof FIELDS)[number], "attachments">> & {
  files: number;
};

/** The same fields, as the API is asked for them. */
export const ROW_FIELDS = FIELDS.join(",");

/** A row from what the API answered: every field of the row was asked for. */
export const toRow = (task: PartialTask): TaskRow => ({
  _id: task._id,
  name: task.name ?? "",
  status: task.status ?? "pendiente",
  priority: task.priority ?? "media",
  dueDate: task.dueDate ?? null,
  folderId: task.folderId ?? null,
  folderName: task.folderName ?? null,
  tags: task.tags ?? [],
  files: (task.attachments ?? []).filter(({ status }) => status === "ready").length,
  createdAt: task.createdAt ?? "",
});
