import type { Task, TaskStatus } from "./task.schema";

/** Whether a task still has to be done. */
export const isOpen = (status: TaskStatus): boolean =>
  status === "pendiente" || status === "enProceso";

/** The status of a task after it is checked or unchecked. */
export const toggled = (status: TaskStatus): TaskStatus =>
  status === "completada" ? "pendiente" : "completada";

/** When a task was done: kept while it is done, cleared when it is reopened. */
export function completedAt(
  before: Pick<Task, "completedAt">,
  status: TaskStatus,
  now: string,
): string | null {
  return status === "completada" ? (before.completedAt ?? now) : null;
}
