import { nowIso } from "../../kernel/clock";
import type { Write } from "../../kernel/dynamo";
import { store } from "./store";
import { completedAt, isOpen } from "./task.rules";

/** The writes that mark a task as done, for a larger commit; none where it is not open any more. */
export async function planDone(id: string): Promise<Write[]> {
  const read = await store.on(id, "active");
  if (!read || !isOpen(read.status)) return [];
  const status = "completada" as const;
  const next = { ...read, status, completedAt: completedAt(read, status, nowIso()) };
  return store.plannedChange(read, next).writes;
}
