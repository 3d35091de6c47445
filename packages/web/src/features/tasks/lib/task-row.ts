import type { PartialTask, Task } from "@foja/core/practice/tasks/task.schema";

const EMPTY = {
  name: "",
  status: "pendiente",
  priority: "media",
  responsibleId: "",
  dueDate: null,
  folderId: null,
  folderName: null,
  tags: [],
  createdAt: "",
  completedAt: null,
} satisfies Partial<Task>;

/** What the list shows of a task: the description stays on the server until it is opened. */
export type TaskRow = Pick<Task, "_id" | keyof typeof EMPTY> & {
  files: number;
  /** Whether it is a deadline that was counted. */
  isDeadline: boolean;
};

/** The same fields, as the API is asked for them. */
export const ROW_FIELDS = [...Object.keys(EMPTY), "attachments", "deadline"].join(",");

/** A row from what the API answered: every field of the row was asked for. */
export const toRow = ({ attachments = [], deadline, ...task }: PartialTask): TaskRow => ({
  ...EMPTY,
  ...task,
  files: attachments.filter(({ status }) => status === "ready").length,
  isDeadline: Boolean(deadline),
});
