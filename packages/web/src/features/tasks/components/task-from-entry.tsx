import { useQueryClient } from "@tanstack/react-query";
import { notify } from "~/lib/notify";
import { tasks } from "../api/task-records";
import type { TaskValues } from "../lib/task-form";
import { NewTaskDialog } from "./task-dialog";

type Props = {
  preset: Partial<TaskValues>;
  /** The name under which its draft is stored, if not that of any new task. */
  draft?: string;
  onClose: () => void;
};

/** Creates a task that another part of the page requests. */
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
