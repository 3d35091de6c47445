import type { Task, TaskStatus } from "./task.schema";

/** Whether there is still something to do. */
export const isOpen = (status: TaskStatus): boolean =>
  status === "pendiente" || status === "enProceso";

/** Where ticking a task takes it, and ticking it again. */
export const toggled = (status: TaskStatus): TaskStatus =>
  status === "completada" ? "pendiente" : "completada";

/** When a task was done: kept while it stays done, cleared when it is not any more. */
export function completedAt(
  before: Pick<Task, "completedAt">,
  status: TaskStatus,
  now: string,
): string | null {
  return status === "completada" ? (before.completedAt ?? now) : null;
}
