import type { Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import type { Kept } from "../../kernel/records";
import { Movements } from "../movements";
import { Notifications } from "../notifications";
import type { TaskRecord } from "./task.item";

/** The operations on the entries of a case that may open a task. */
const roomOf = (id: string) =>
  isId("movement", id) ? Movements : isId("notification", id) ? Notifications : undefined;

/**
 * The writes by which a new task carries the deadline of the movement or notice that opens it: it
 * stands once in the day's list and rings once. Throws a sentence on `openedBy` where the task's case has
 * none such.
 */
export async function planCarried(task: Kept<TaskRecord>): Promise<Write[]> {
  if (!task.openedBy) return [];
  const writes = await roomOf(task.openedBy)?.planCarried(task.openedBy, task);
  if (!writes) throw invalid("openedBy", "Movimiento: no encontramos ese movimiento en la causa.");
  return writes;
}

/** What of a task decides whether it carries a deadline. */
const DECIDING = ["folderId", "dueDate", "status", "shelf"] as const;

/** The writes that make what opened a task due by itself, where the change lets go of its deadline. */
export async function planOwnAgain(
  read: Kept<TaskRecord>,
  next: Kept<TaskRecord>,
): Promise<Write[]> {
  if (!next.openedBy || DECIDING.every((name) => read[name] === next[name])) return [];
  return (await roomOf(next.openedBy)?.planOwnAgain(next.openedBy, next)) ?? [];
}
