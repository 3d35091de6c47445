import type { CreateTask, Task, UpdateTask } from "@foja/core/practice/tasks/task.schema";
import type { Schema } from "~/lib/forms/check";
import { changesOf } from "~/lib/forms/differences";
import type { Draft } from "~/lib/forms/draft";
import { useRecordForm } from "~/lib/forms/use-record-form";
import { toTags } from "~/lib/tags";
import { createTask, updateTask } from "../api/task-calls";
import { getTask } from "../api/task-records";
import { EMPTY_VALUES, type TaskValues, valuesOf } from "../lib/task-form";

const schema = () =>
  import("../lib/task-form-schema").then((module) => module.taskForm as Schema<TaskValues>);

const REUSED =
  "Ya habíamos recibido esta tarea con otros datos. Fijate si está en la lista antes de guardarla otra vez.";

type TaskFormOptions = {
  /** The task being edited; null creates one. */
  task: Task | null;
  /** The initial values of a new task. */
  preset?: Partial<TaskValues>;
  /** The name under which its draft is stored. */
  draft?: string;
  onSaved: (task: Task) => void;
  onClose: () => void;
};

/** The request body: labels as a list; the server sets the case's name. */
function toSend({ folderName, tags, ...changes }: Record<string, unknown>) {
  return { ...changes, ...(tags !== undefined && { tags: toTags(String(tags ?? "")) }) };
}

async function saveTask(task: Task | null, values: TaskValues, draft: Draft<TaskValues>) {
  if (!task) {
    const written = toSend(changesOf({}, values));
    return createTask({ ...written, name: values.name } as CreateTask, draft.key);
  }
  const changes = toSend(changesOf(draft.base, values)) as UpdateTask;
  return Object.keys(changes).length === 0 ? task : updateTask(task._id, changes, draft.version);
}

/** The form of a task, its draft, and the handling of the server's refusals. */
export function useTaskForm({ task, preset, draft = "task", onSaved, onClose }: TaskFormOptions) {
  const empty = { ...EMPTY_VALUES, ...preset };
  // In another case it does not carry the deadline of the entry it was begun from.
  const save = (of: Task | null, values: TaskValues, kept: Draft<TaskValues>) =>
    saveTask(of, values.folderId === preset?.folderId ? values : { ...values, openedBy: "" }, kept);
  const rules = {
    kind: draft,
    schema,
    empty,
    valuesOf,
    save,
    read: getTask,
    reused: REUSED,
  };
  return useRecordForm<TaskValues, Task>(rules, { record: task, onSaved, onClose });
}
