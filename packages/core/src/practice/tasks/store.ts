import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../kernel/error";
import { records } from "../../kernel/records";
import { indexes, present, type TaskRecord } from "./task.item";
import type { Task } from "./task.schema";

export const store = records<TaskRecord, Task>({
  kind: "task",
  missing: { code: "task.not_found", message: "No encontramos esa tarea." },
  stale: "La tarea cambió mientras la editabas. Revisá los datos.",
  present,
  indexes,
});

const TRIES = 12;

/**
 * Does a change again over what the task has become, when somebody else changed it meanwhile: for
 * changes that do not depend on what was read by a person.
 */
export async function insisting<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const stale = error instanceof AppError && error.code === "version.stale";
      if (!stale || tries === TRIES) throw error;
      await pause(randomInt(1, 20 * tries));
    }
  }
}
