import { SUGGESTED } from "@foja/core/law/calculation/norm.rules";
import { JURISDICTIONS, jurisdictionOf } from "@foja/core/law/deadlines/jurisdiction.rules";
import { PRESETS } from "@foja/core/law/deadlines/preset.rules";
import { quantityText } from "@foja/core/law/deadlines/quick.rules";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { type DeadlineValues, isInHours } from "../lib/deadline-form";
import { DeadlineOptions } from "./deadline-options";

type FormProps = {
  form: SchemaForm<DeadlineValues>;
  values: DeadlineValues;
  /** The name of the usual deadline that was chosen. */
  preset: string;
  onPreset: (name: string) => void;
};

const COURTS = JURISDICTIONS.map((value) => ({ value, label: jurisdictionOf(value).name }));
const USUAL = PRESETS.map(({ name, cantidad, unidad }) => ({
  value: name,
  label: `${name}: ${quantityText(cantidad, unidad)}`,
}));
export const NOTICE_OPTIONS = [
  { value: "cedula", label: "Cédula o personal" },
  { value: "nota", label: "Nota (ministerio de la ley)" },
  { value: "electronica", label: "Electrónica" },
];

/** The fields of a deadline, each with the article that requires it. */
export function DeadlineForm({ form, values, preset, onPreset }: FormProps) {
  const take = (name: string) => {
    onPreset(name);
    const usual = PRESETS.find((one) => one.name === name);
    if (!usual) return;
    const plazo = `+${quantityText(usual.cantidad, usual.unidad)}`;
    form.setValue("plazo", plazo, { shouldValidate: true });
  };
  const usual = PRESETS.find(({ name }) => name === preset);
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label="De uso"
        placeholder="Elegí uno, o escribilo abajo"
        options={USUAL}
        value={preset}
        hint={usual && `${usual.norma}.${usual.verificado ? "" : ` ${SUGGESTED}: ${usual.fuente}`}`}
        onChange={(event) => take(event.target.value)}
      />
      <TextField
        label="Plazo"
        required
        autoComplete="off"
        dir="ltr"
        placeholder="+5 hábiles"
        hint="+5 hábiles, 10 d, 30 corridos, 2 meses, 24 h"
        {...form.field("plazo")}
      />
      <SelectField
        label="Jurisdicción"
        options={COURTS}
        hint="Define el calendario y el plazo de gracia (CPCCN 124)"
        {...form.field("jurisdiccion")}
      />
      <SelectField
        label="Tipo de notificación"
        options={NOTICE_OPTIONS}
        hint={HINTS[values.tipoNotificacion]}
        {...form.field("tipoNotificacion")}
      />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1">
        <DateField
          label={DAY_LABELS[values.tipoNotificacion]}
          required
          leaning="back"
          hint="Si cae en día inhábil, se toma el hábil siguiente"
          {...form.field("fecha")}
        />
        {values.tipoNotificacion === "electronica" && (
          <>
            <DateField
              label="Firmada"
              leaning="back"
              hint="Se guarda; no cuenta"
              {...form.field("firmada")}
            />
            <DateField
              label="Visible"
              leaning="back"
              hint="El día en que se leyó: se guarda; no cuenta"
              {...form.field("visible")}
            />
          </>
        )}
        {isInHours(values) && (
          <TimeField
            label="Hora"
            required
            hint="El plazo en horas corre desde esta hora (CCyC 6)"
            {...form.field("hora")}
          />
        )}
      </div>
      <DeadlineOptions {...{ form, values }} />
    </form>
  );
}

const DAY_LABELS: Record<DeadlineValues["tipoNotificacion"], string> = {
  cedula: "Notificación",
  nota: "Fecha de la providencia",
  electronica: "Disponible",
};

const HINTS: Record<DeadlineValues["tipoNotificacion"], string> = {
  cedula: "El día 1 es el hábil siguiente (CPCCN 156)",
  nota: "El primer martes o viernes posterior (CPCCN 133)",
  electronica: "En PBA surte efecto el martes o viernes siguiente",
};
