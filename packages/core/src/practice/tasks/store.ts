import { records } from "../../kernel/records";
import { indexes, present, type TaskRecord } from "./task.item";
import type { Task } from "./task.schema";

export const store = records<TaskRecord, Task>({
  kind: "task",
  missing: "No encontramos esa tarea.",
  stale: "La tarea cambió mientras la editabas. Revisá los datos.",
  present,
  indexes,
});
