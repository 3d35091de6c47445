import { useQueryClient } from "@tanstack/react-query";
import { notify } from "~/lib/notify";
import { tasks } from "../api/task-records";
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
        tasks.add(cache, task);
        notify.success("Tarea creada");
        void tasks.refresh(cache);
        onClose();
      }}
    />
  );
}
