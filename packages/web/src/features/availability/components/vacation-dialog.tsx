import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import type { VacationValues } from "../lib/dated-form";

const schema = async () => (await import("../lib/dated-form")).vacationForm;

type VacationDialogProps = {
  onAdd: (vacation: { from: string; to: string }) => void;
  onClose: () => void;
};

/** A range of days on which the practice is closed. */
export function VacationDialog({ onAdd, onClose }: VacationDialogProps) {
  const form = useSchemaForm<VacationValues>(schema, { from: "", to: "" });
  const submit = form.handleSubmit(({ from, to }) => onAdd({ from, to: to || from }));
  return (
    <FormDialog
      title="Agregar vacaciones"
      description="Esos días no se ofrecen turnos. Los que ya están reservados siguen en pie."
      action="Agregar"
      size="sm"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DateField label="Desde" leaning="ahead" required {...form.field("from")} />
      <DateField
        label="Hasta"
        leaning="ahead"
        hint="El último día incluido; vacío si es uno solo."
        {...form.field("to")}
      />
    </FormDialog>
  );
}
