import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { NOTE } from "@foja/core/practice/movements/movement.rules";
import { useId } from "react";
import { FormDialog } from "~/components/form-dialog";
import { FormNotices } from "~/components/record-dialog";
import { DateField } from "~/components/ui/date-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { formatDate } from "~/lib/format";
import type { EntryKind } from "../api/entries";
import { useEntryForm } from "../hooks/use-entry-form";
import { ENTRY_FIELDS, KIND_SUGGESTIONS } from "../lib/entry-form";

type EntryDialogProps = {
  folderId: string;
  kind: EntryKind;
  entry: Activity | null;
  /** The type of a new entry, where known: a note. */
  as?: string;
  onClose: () => void;
};

const TITLES = {
  movement: { add: "Nuevo movimiento", edit: "Editar movimiento" },
  notification: { add: "Nueva cédula", edit: "Editar cédula" },
} as const;

/** Writes a movement, a note or a cédula into the file of a case. */
export function EntryDialog({ folderId, kind, entry, as, onClose }: EntryDialogProps) {
  const list = useId();
  const state = useEntryForm({ folderId, kind, entry, as, onClose });
  const { form, refusal, submit } = state;
  return (
    <FormDialog
      title={as === NOTE ? "Nueva nota" : TITLES[kind][entry ? "edit" : "add"]}
      action={entry ? "Guardar cambios" : "Agregar a la causa"}
      busyLabel="Guardando…"
      busy={form.busy}
      faults={form.faults}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <FormNotices {...{ state, labelOf, write }} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label={ENTRY_FIELDS.title}
          autoFocus
          required
          maxLength={250}
          autoComplete="off"
          className="sm:col-span-2"
          {...form.field("title")}
        />
        <DateField label={ENTRY_FIELDS.time} required leaning="back" {...form.field("time")} />
        <DateField
          label={ENTRY_FIELDS.dateExpiration}
          leaning="ahead"
          grace
          {...form.field("dateExpiration")}
        />
        <TextField
          label={ENTRY_FIELDS.kind}
          list={list}
          autoComplete="off"
          {...form.field("kind")}
        />
        <datalist id={list}>
          {KIND_SUGGESTIONS[kind].map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
        {kind === "movement" ? (
          <TextField
            label={ENTRY_FIELDS.link}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            {...form.field("link")}
          />
        ) : (
          <TextField label={ENTRY_FIELDS.user} autoComplete="off" {...form.field("user")} />
        )}
        <TextareaField
          label={ENTRY_FIELDS.description}
          className="sm:col-span-2"
          {...form.field("description")}
        />
      </div>
    </FormDialog>
  );
}

const isField = (name: string): name is keyof typeof ENTRY_FIELDS => name in ENTRY_FIELDS;
const labelOf = (name: string) => (isField(name) ? ENTRY_FIELDS[name] : name);
const write = (name: string, value: unknown) =>
  name === "time" || name === "dateExpiration" ? formatDate(String(value)) : String(value);
