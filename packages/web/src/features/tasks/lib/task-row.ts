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

/** The fields of a task in a list: the description is read when it is opened. */
export type TaskRow = Pick<Task, "_id" | keyof typeof EMPTY> & {
  files: number;
  /** Whether it is a deadline that was counted. */
  isDeadline: boolean;
};

/** The `fields` parameter for a row. */
export const ROW_FIELDS = [...Object.keys(EMPTY), "attachments", "deadline"].join(",");

/** A row from the API's answer, which has every requested field. */
export const toRow = ({ attachments = [], deadline, ...task }: PartialTask): TaskRow => ({
  ...EMPTY,
  ...task,
  files: attachments.filter(({ status }) => status === "ready").length,
  isDeadline: Boolean(deadline),
});
