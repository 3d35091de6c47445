import { useQueryClient } from "@tanstack/react-query";
import { notify } from "~/lib/notify";
import { tasks } from "../api/task-records";
import type { TaskValues } from "../lib/task-form";
import { NewTaskDialog } from "./task-dialog";

type Props = {
  preset: Partial<TaskValues>;
  /** The word under which its draft is kept, where it is not that of any new task. */
  draft?: string;
  onClose: () => void;
};

/** Writes down a task that something else on the page asks for. */
export default function TaskFromEntry({ preset, draft, onClose }: Props) {
  const cache = useQueryClient();
  return (
    <NewTaskDialog
      {...{ preset, draft }}
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
