import { toggled } from "@foja/core/practice/tasks/task.rules";
import type { Task, TaskStatus } from "@foja/core/practice/tasks/task.schema";
import { useStatusMove } from "~/lib/records/use-status-move";
import { toggleTask, updateTask } from "../api/task-calls";
import { tasks } from "../api/task-records";
import type { TaskRow } from "../lib/task-row";
import { STATUS } from "../lib/words";

const DONE: TaskStatus = "completada";

/** Moves a task to another state, or marks it as done. */
export function useTaskStatus() {
  const move = useStatusMove<TaskRow, Task, TaskStatus>({
    records: tasks,
    save: (id, from, to) => {
      const ticks = to === toggled(from) && (to === DONE || from === DONE);
      return ticks ? toggleTask(id) : updateTask(id, { status: to });
    },
    sentence: (to) =>
      to === DONE ? "Tarea completada" : `Tarea: ${STATUS[to].label.toLowerCase()}`,
  });
  type Moving = Pick<TaskRow, "_id" | "status">;
  return {
    move: (of: Moving, to: TaskStatus) => move({ of, to }),
    toggle: (of: Moving) => move({ of, to: toggled(of.status) }),
  };
}
