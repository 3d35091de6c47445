import { type CalendarEdit, updateCalendar } from "@foja/core/law/deadlines/calendar.schema";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { DAY_KIND_OPTIONS } from "~/lib/court/day-kinds";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { type EditValues, editForm, editOf } from "../lib/new-day";

const schema = async () => editForm;

const CLOSED = DAY_KIND_OPTIONS.filter(({ value }) => value !== "habil");

type NewDayProps = {
  onAdd: (edit: CalendarEdit) => void;
  onClose: () => void;
};

/** A range of days that the courts close: its reason and its source. */
export function NewDayDialog({ onAdd, onClose }: NewDayProps) {
  const form = useSchemaForm<EditValues>(schema, EMPTY);
  const submit = form.handleSubmit((values) => {
    const [edit] = updateCalendar.parse({ edits: [editOf(values)] }).edits;
    if (edit) onAdd(edit);
  });
  return (
    <FormDialog
      title="Agregar días que no corren"
      description="Antes de guardar vas a ver qué plazos agendados se mueven."
      action="Ver qué cambia"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <DateField label="Desde" required {...form.field("from")} />
        <DateField label="Hasta" hint="Si son varios días" {...form.field("to")} />
        <SelectField label="Clase" options={CLOSED} {...form.field("kind")} />
        <TextField
          label="Motivo"
          required
          maxLength={200}
          placeholder="Fumigación del edificio"
          {...form.field("reason")}
        />
        <TextField
          label="Fuente"
          maxLength={300}
          placeholder="Res. 12/2026 de la Cámara"
          className="sm:col-span-2"
          {...form.field("source")}
        />
      </div>
    </FormDialog>
  );
}

const EMPTY: EditValues = { from: "", to: "", kind: "asueto", reason: "", source: "" };
