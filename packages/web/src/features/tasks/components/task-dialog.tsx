import type { Task } from "@foja/core/practice/tasks/task.schema";
import { useQuery } from "@tanstack/react-query";
import { ReadingDialog, RecordDialog } from "~/components/record-dialog";
import { formatDate } from "~/lib/format";
import { getTask } from "../api/task-records";
import { useTaskForm } from "../hooks/use-task-form";
import { FORM_FIELDS, type TaskValues } from "../lib/task-form";
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from "../lib/words";
import { TaskFormFields } from "./task-form-fields";

type DialogProps = { onSaved: (task: Task) => void; onClose: () => void };

/** The initial values of a new task, and the name under which its draft is stored. */
type Fresh = { preset?: Partial<TaskValues>; draft?: string };

/** Creates a task, optionally with initial values. */
export const NewTaskDialog = (props: DialogProps & Fresh) => <FormDialog {...props} task={null} />;

/** Edits a task, with its values on the server instead of a list's cached ones. */
export function EditTaskDialog({ id, ...props }: DialogProps & { id: string }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getTask(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} task={data} />;
  return <ReadingDialog title="Editar tarea" error={error} onClose={props.onClose} />;
}

type FormDialogProps = DialogProps & Fresh & { task: Task | null };

function FormDialog({ task, preset, draft, onSaved, onClose }: FormDialogProps) {
  const state = useTaskForm({ task, preset, draft, onSaved, onClose });
  return (
    <RecordDialog
      title={task ? "Editar tarea" : "Nueva tarea"}
      action={task ? "Guardar cambios" : "Crear tarea"}
      {...{ state, labelOf, write, onClose }}
    >
      <TaskFormFields form={state.form} />
    </RecordDialog>
  );
}

const LABELS: Record<string, string> = { ...FORM_FIELDS, folderName: "Causa" };
const labelOf = (name: string) => LABELS[name] ?? name;

function write(name: string, value: unknown): string {
  const text = String(value);
  if (name === "dueDate") return formatDate(text);
  const options = { status: STATUS_OPTIONS, priority: PRIORITY_OPTIONS }[name] ?? [];
  return options.find((option) => option.value === text)?.label ?? text;
}
