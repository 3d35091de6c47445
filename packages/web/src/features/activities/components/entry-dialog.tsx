import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { type FojaKind, NOTE } from "@foja/core/practice/kinds/kinds.rules";
import { useId } from "react";
import { FormDialog } from "~/components/form-dialog";
import { FormNotices } from "~/components/record-dialog";
import { DateField } from "~/components/ui/date-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { formatDate } from "~/lib/format";
import { KINDS } from "~/lib/kinds/kinds";
import { useEntryForm } from "../hooks/use-entry-form";
import { ENTRY_FIELDS, FOJA_FORMS } from "../lib/entry-form";

type EntryDialogProps = {
  folderId: string;
  kind: FojaKind;
  entry: Activity | null;
  /** The type of a new entry, where known: a note. */
  as?: string;
  onClose: () => void;
};

/** «Nuevo movimiento», «Editar cédula». */
function titleOf({ kind, entry, as }: EntryDialogProps): string {
  if (as === NOTE) return "Nueva nota";
  const { name, ending } = KINDS[kind];
  return `${entry ? "Editar" : `Nuev${ending}`} ${name.toLowerCase()}`;
}

/** Writes an entry with a foja, or a note, into the file of a case. */
export function EntryDialog(props: EntryDialogProps) {
  const { folderId, kind, entry, as, onClose } = props;
  const list = useId();
  const state = useEntryForm({ folderId, kind, entry, as, onClose });
  const { form, refusal, submit } = state;
  return (
    <FormDialog
      title={titleOf(props)}
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
          {FOJA_FORMS[kind].suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
        {FOJA_FORMS[kind].own === "link" ? (
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
