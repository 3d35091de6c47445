import { useQueryClient } from "@tanstack/react-query";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { useRecordMoves } from "~/lib/records/use-record-moves";
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
  const { takeBack } = useRecordMoves(tasks);
  return (
    <NewTaskDialog
      {...{ preset, draft }}
      onClose={onClose}
      onSaved={(task) => {
        tasks.add(cache, task);
        const undo = { label: "Deshacer", run: () => takeBack(task._id) };
        notify.success("Tarea creada", undo, { label: "Ver", to: paths.tasks.one(task._id) });
        void tasks.refresh(cache);
        onClose();
      }}
    />
  );
}
