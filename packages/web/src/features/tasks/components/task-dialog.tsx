import type { Task } from "@foja/core/tasks/task.schema";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { messageOf } from "~/lib/api/messages";
import { formatDate } from "~/lib/format";
import { getTask } from "../api/task-list";
import { useTaskForm } from "../hooks/use-task-form";
import { FORM_FIELDS, type TaskValues } from "../lib/task-form";
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from "../lib/words";
import { TaskFormFields } from "./task-form-fields";

type DialogProps = { onSaved: (task: Task) => void; onClose: () => void };

/** Writes a task down, perhaps with something in it already. */
export const NewTaskDialog = (props: DialogProps & { preset?: Partial<TaskValues> }) => (
  <FormDialog {...props} task={null} />
);

/** Edits a task, as it is now on the server and not as a list remembers it. */
export function EditTaskDialog({ id, ...props }: DialogProps & { id: string }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getTask(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} task={data} />;
  return (
    <Dialog open onOpenChange={props.onClose} title="Editar tarea">
      {error ? <EmptyState>{messageOf(error)}</EmptyState> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}

type FormDialogProps = DialogProps & { task: Task | null; preset?: Partial<TaskValues> };

function FormDialog({ task, preset, onSaved, onClose }: FormDialogProps) {
  const formId = useId();
  const state = useTaskForm({ task, preset, onSaved });
  const { form, stale } = state;
  const choosing = stale.length > 0;
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} busyLabel="Guardando…">
        {task ? "Guardar cambios" : "Crear tarea"}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={task ? "Editar tarea" : "Nueva tarea"}
      footer={choosing ? undefined : footer}
    >
      {choosing ? (
        <VersionChoice
          differences={stale.filter(({ name }) => name !== "folderId")}
          labelOf={labelOf}
          write={write}
          busy={form.busy}
          onPick={(name, pick) => {
            state.pick(name, pick);
            // The case is its name to a person, and its identifier to the form.
            if (name === "folderName") state.pick("folderId", pick);
          }}
          onSave={() => void state.saveChosen()}
        />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void state.submit(event)}
          className="space-y-5"
        >
          <FormErrorSummary
            message={state.refusal}
            fields={form.faults.length > 1 ? form.faults : []}
          />
          {state.restored && <RestoredDraft onDiscard={state.discard} />}
          <TaskFormFields form={form} />
        </form>
      )}
    </Dialog>
  );
}

function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-accent border-s-2 bg-wash py-1.5 ps-3 pe-1.5 text-ink-soft">
      Recuperamos lo que habías escrito.
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Descartar el borrador
      </Button>
    </p>
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
