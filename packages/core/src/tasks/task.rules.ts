import { addDays } from "../zone.rules";
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

/** How near a day is, as a person counts: what the words and the colour of a due date follow. */
export type Nearness = "overdue" | "today" | "tomorrow" | "within3" | "within7" | "later";

/** How near `day` is on `today`, both `YYYY-MM-DD`. */
export function nearness(day: string, today: string): Nearness {
  if (day < today) return "overdue";
  if (day === today) return "today";
  if (day === addDays(today, 1)) return "tomorrow";
  if (day <= addDays(today, 3)) return "within3";
  return day <= addDays(today, 7) ? "within7" : "later";
}
