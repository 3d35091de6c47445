import { toggled } from "@foja/core/practice/tasks/task.rules";
import type { TaskStatus } from "@foja/core/practice/tasks/task.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { foreshow, refreshTasks, showTask } from "../api/task-cache";
import { toggleTask, updateTask } from "../api/task-calls";
import type { TaskRow } from "../lib/task-row";
import { STATUS } from "../lib/words";

type Moving = Pick<TaskRow, "_id" | "status">;

/** Moves a task to another state: shown at once, taken back if refused, undone from its notice. */
export function useMoveTask() {
  const cache = useQueryClient();

  const set = async ({ _id, status }: Moving, to: TaskStatus, tell: boolean): Promise<void> => {
    if (status === to) return;
    await foreshow(cache, _id, { status: to });
    try {
      const ticks = to === toggled(status) && (to === "completada" || status === "completada");
      showTask(cache, await (ticks ? toggleTask(_id) : updateTask(_id, { status: to })));
      const run = () => void set({ _id, status: to }, status, false);
      if (tell) notify.success(said(to), { label: "Deshacer", run });
    } catch (error) {
      await foreshow(cache, _id, { status });
      notify.error(messageOf(error));
    }
    await refreshTasks(cache);
  };

  return {
    move: (task: Moving, to: TaskStatus) => void set(task, to, true),
    toggle: (task: Moving) => void set(task, toggled(task.status), true),
  };
}

const said = (to: TaskStatus) =>
  to === "completada" ? "Tarea completada" : `Tarea: ${STATUS[to].label.toLowerCase()}`;

export type MoveTask = ReturnType<typeof useMoveTask>;
