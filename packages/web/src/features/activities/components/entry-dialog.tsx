import type { Activity } from "@foja/core/activities/activity.schema";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { DateField } from "~/components/ui/date-field";
import { Dialog } from "~/components/ui/dialog";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextareaField, TextField } from "~/components/ui/text-field";
import type { EntryKind } from "../api/entries";
import { useEntryForm } from "../hooks/use-entry-form";
import { ENTRY_FIELDS, KIND_SUGGESTIONS } from "../lib/entry-form";

type EntryDialogProps = {
  folderId: string;
  kind: EntryKind;
  entry: Activity | null;
  onClose: () => void;
};

const TITLES = {
  movement: { add: "Nuevo movimiento", edit: "Editar movimiento" },
  notification: { add: "Nueva notificación", edit: "Editar notificación" },
} as const;

/** Writes a movement or a notice into the file of a case. */
export function EntryDialog({ folderId, kind, entry, onClose }: EntryDialogProps) {
  const formId = useId();
  const list = useId();
  const { form, refusal, submit } = useEntryForm({ folderId, kind, entry, onClose });
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} busyLabel="Guardando…">
        {entry ? "Guardar cambios" : "Agregar a la causa"}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TITLES[kind][entry ? "edit" : "add"]}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <FormErrorSummary message={refusal} fields={form.faults.length > 1 ? form.faults : []} />
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
          <DateField label={ENTRY_FIELDS.time} required {...form.field("time")} />
          <DateField label={ENTRY_FIELDS.dateExpiration} {...form.field("dateExpiration")} />
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
      </form>
    </Dialog>
  );
}
