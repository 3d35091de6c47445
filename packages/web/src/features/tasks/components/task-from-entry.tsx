import { useQueryClient } from "@tanstack/react-query";
import { notify } from "~/lib/notify";
import { refreshTasks, showNewTask } from "../api/task-cache";
import type { TaskValues } from "../lib/task-form";
import { NewTaskDialog } from "./task-dialog";

type Props = { preset: Partial<TaskValues>; onClose: () => void };

/** Writes down a task that something else on the page asks for. */
export default function TaskFromEntry({ preset, onClose }: Props) {
  const cache = useQueryClient();
  return (
    <NewTaskDialog
      preset={preset}
      onClose={onClose}
      onSaved={(task) => {
        showNewTask(cache, task);
        notify.success("Tarea creada");
        void refreshTasks(cache);
        onClose();
      }}
    />
  );
}
