import { Plus, X } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { Button } from "~/components/ui/button";
import { DateField } from "~/components/ui/date-field";
import { IconButton } from "~/components/ui/icon-button";
import { Segments } from "~/components/ui/segments";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import type { DatedValues } from "../lib/dated-form";
import { faultsOf, type Hours, hoursOf, nextHours } from "../lib/week";
import { HoursLine } from "./hours-line";

const schema = async () => (await import("../lib/dated-form")).datedForm;

type DatedDialogProps = {
  onAdd: (exception: { date: string; ranges: readonly { from: string; to: string }[] }) => void;
  onClose: () => void;
};

/** A date with other hours: closed, or open at other times. */
export function DatedDialog({ onAdd, onClose }: DatedDialogProps) {
  const form = useSchemaForm<DatedValues>(schema, { date: "" });
  const [hours, setHours] = useState<readonly Hours[]>([]);
  const faults = faultsOf(hours);
  const submit = form.handleSubmit(({ date }) => {
    if (Object.keys(faults).length > 0) return;
    onAdd({ date, ranges: hours.map(({ from, to }) => ({ from, to })) });
  });
  const open = hours.length > 0;
  return (
    <FormDialog
      title="Agregar una fecha distinta"
      description="Vale en lugar del horario de su día de la semana, aunque sea feriado."
      action="Agregar"
      size="sm"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DateField label="Fecha" leaning="ahead" required {...form.field("date")} />
      <Segments
        legend="Ese día"
        choices={[
          { label: "No se atiende", pressed: !open, choose: () => setHours([]) },
          {
            label: "Otro horario",
            pressed: open,
            choose: () => setHours((now) => (now.length > 0 ? now : [hoursOf(nextHours([]))])),
          },
        ]}
      />
      {open && (
        <ul className="space-y-2">
          {hours.map((line, i) => (
            <HoursLine
              key={line.key}
              hours={line}
              name={i === 0 ? "Ese día" : `Ese día (${i + 1})`}
              fault={faults[line.key]}
              onChange={(changed) =>
                setHours((now) => now.map((one) => (one.key === changed.key ? changed : one)))
              }
              tools={
                <IconButton
                  label={`Quitar ${line.from} a ${line.to}`}
                  onClick={() => setHours((now) => now.filter(({ key }) => key !== line.key))}
                >
                  <X aria-hidden />
                </IconButton>
              }
            />
          ))}
        </ul>
      )}
      {open && (
        <Button size="sm" onClick={() => setHours((now) => [...now, hoursOf(nextHours(now))])}>
          <Plus aria-hidden /> Otro tramo
        </Button>
      )}
    </FormDialog>
  );
}
