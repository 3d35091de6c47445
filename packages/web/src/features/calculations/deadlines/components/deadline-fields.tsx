import type { DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import { jurisdictionOf } from "@foja/core/law/deadlines/jurisdiction.rules";
import { countText, dueText, graceText } from "@foja/core/law/deadlines/text.rules";
import { useEffect } from "react";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import { useCalendar } from "~/features/calculations/shared/kit/use-calendar";
import { type ComputedDeadline, useDeadlineForm } from "../hooks/use-deadline";
import { isInHours, valuesOf } from "../lib/deadline-form";
import { NOTICE_OPTIONS } from "./deadline-form";

type FieldsProps = {
  start: DeadlineVariables;
  /** Called at each change; with undefined while the fields are not a valid deadline. */
  onChange: (variables: DeadlineVariables | undefined) => void;
};

/** The fields of a deadline within another form, with its due date and count while typing. */
export function DeadlineFields({ start, onChange }: FieldsProps) {
  const { form, values, computed, dimmed } = useDeadlineForm(valuesOf(start), useCalendar);
  const said = dimmed || !computed ? "" : JSON.stringify(computed.variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who listens need not be the same
  useEffect(() => onChange(said === "" ? undefined : JSON.parse(said)), [said]);
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label="Plazo"
          autoFocus
          required
          autoComplete="off"
          placeholder="+5 hábiles"
          dir="ltr"
          hint="+5 hábiles, 10 d, 30 corridos, 2 meses, 24 h"
          {...form.field("plazo")}
        />
        <SelectField
          label="Tipo de notificación"
          options={NOTICE_OPTIONS}
          hint={jurisdictionOf(values.jurisdiccion).name}
          {...form.field("tipoNotificacion")}
        />
        <DateField
          label={values.tipoNotificacion === "nota" ? "Fecha de la providencia" : "Notificación"}
          required
          leaning="back"
          {...form.field("fecha")}
        />
        {isInHours(values) && <TimeField label="Hora" required {...form.field("hora")} />}
      </div>
      <Due computed={dimmed ? undefined : computed} />
    </>
  );
}

/** The due date, and how it was counted. */
function Due({ computed }: { computed: ComputedDeadline | undefined }) {
  return (
    <div className="rounded-md border bg-wash px-4 py-3">
      <output aria-live="polite" className="block font-medium">
        {computed
          ? `Vence el ${dueText(computed.result.vencimiento ?? computed.result.notificado)}`
          : "Completá el plazo para ver cuándo vence"}
      </output>
      {computed && (
        <p className="mt-1 text-ink-soft text-sm">
          {countText(computed.variables, computed.result)}.{" "}
          {graceText(computed.result)
            ? `Con gracia: ${graceText(computed.result)}.`
            : "Sin plazo de gracia."}
        </p>
      )}
    </div>
  );
}
