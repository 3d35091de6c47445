import type { Task } from "@foja/core/practice/tasks/task.schema";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "~/components/ui/dialog";
import { notify } from "~/lib/notify";
import { refreshTasks, showNewTask, showTask } from "../api/task-cache";
import type { MoveTask } from "../hooks/use-move-task";
import type { TaskViewState } from "../hooks/use-task-view";
import type { TaskValues } from "../lib/task-form";
import { EditTaskDialog, NewTaskDialog } from "./task-dialog";
import { TaskBody } from "./task-peek";

type Props = {
  state: TaskViewState;
  wide: boolean;
  moves: MoveTask;
  preset: Partial<TaskValues>;
};

/** The dialogs over the list, as its address says; where there is no room beside it, the task. */
export function TasksDialogs({ state, wide, moves, preset }: Props) {
  const cache = useQueryClient();
  const { creating, editing, peeked, place } = state;

  const onCreated = (task: Task) => {
    showNewTask(cache, task);
    notify.success("Tarea creada");
    place({ nueva: null, task: wide ? task._id : null });
    void refreshTasks(cache);
  };
  const onEdited = (task: Task) => {
    showTask(cache, task);
    notify.success("Tarea actualizada");
    place({ editar: null });
    void refreshTasks(cache);
  };

  if (creating) {
    const onClose = () => place({ nueva: null });
    return <NewTaskDialog preset={preset} onSaved={onCreated} onClose={onClose} />;
  }
  if (editing) {
    const onClose = () => place({ editar: null });
    return <EditTaskDialog key={editing} id={editing} onSaved={onEdited} onClose={onClose} />;
  }
  if (wide || !peeked) return null;
  return (
    <Dialog open title="Tarea" onOpenChange={() => place({ task: null })}>
      <TaskBody id={peeked} moves={moves} />
    </Dialog>
  );
}
