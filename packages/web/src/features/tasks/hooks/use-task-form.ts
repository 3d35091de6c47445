import type { CreateTask, Task, UpdateTask } from "@foja/core/tasks/task.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import type { Schema } from "~/lib/forms/check";
import { changesOf } from "~/lib/forms/differences";
import { type Draft, dropDraft } from "~/lib/forms/draft";
import { useDraft, useKeptDraft } from "~/lib/forms/use-draft";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useStale } from "~/lib/forms/use-stale";
import { createTask, updateTask } from "../api/task-calls";
import { getTask } from "../api/task-list";
import { EMPTY_VALUES, type TaskValues, toTags, valuesOf } from "../lib/task-form";

const schema = () =>
  import("../lib/task-form-schema").then((module) => module.taskForm as Schema<TaskValues>);

const REUSED =
  "Ya habíamos recibido esta tarea con otros datos. Fijate si está en la lista antes de guardarla otra vez.";

type TaskFormOptions = {
  /** The task being edited; null writes a new one. */
  task: Task | null;
  /** What a new one begins with. */
  preset?: Partial<TaskValues>;
  onSaved: (task: Task) => void;
};

/** The fields to send: the labels as a list; the case's name is the server's to fill. */
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

/** The form of a task, its draft, and what to do when the server says no. */
export function useTaskForm({ task, preset, onSaved }: TaskFormOptions) {
  const cache = useQueryClient();
  const of = { kind: "task", id: task?._id ?? null };
  const base = task ? valuesOf(task) : { ...EMPTY_VALUES, ...preset };
  const start = { base, version: task?.version };
  const draft = useDraft(of, start);
  const form = useSchemaForm<TaskValues>(schema, draft.current.values);
  const kept = useKeptDraft(of, start, draft, form);
  const [refusal, setRefusal] = useState<string>();

  const save = async (values: TaskValues): Promise<void> => {
    setRefusal(undefined);
    try {
      const saved = await saveTask(task, values, draft.current);
      dropDraft(of);
      onSaved(saved);
    } catch (error) {
      await refuse(error, values).catch((again) => setRefusal(messageOf(again)));
    }
  };
  const versions = useStale(form, save);

  const refuse = async (error: unknown, values: TaskValues): Promise<void> => {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "version.stale" && task) await rebase(task._id, values);
    else if (code === "idempotency.reused") {
      draft.current = { ...draft.current, key: crypto.randomUUID() };
      setRefusal(REUSED);
    } else if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
  };

  /** Somebody saved first: the form now stands over theirs, and the person chooses. */
  const rebase = async (id: string, values: TaskValues): Promise<void> => {
    const theirs = await cache.fetchQuery({ ...getTask(id), staleTime: 0 });
    const { base } = draft.current;
    draft.current = { ...draft.current, base: valuesOf(theirs), version: theirs.version };
    if (!versions.compare(base, values, draft.current.base)) await save(values);
  };

  return { form, refusal, ...kept, ...versions, submit: form.handleSubmit(save) };
}
