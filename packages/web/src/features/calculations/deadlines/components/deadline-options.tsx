import { Checkbox } from "~/components/ui/checkbox";
import { Summary } from "~/components/ui/summary";
import { TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import type { DeadlineValues } from "../lib/deadline-form";

type OptionsProps = { form: SchemaForm<DeadlineValues>; values: DeadlineValues };

/** The fields of only some deadlines: folded until one of them has a value. */
export function DeadlineOptions({ form, values }: OptionsProps) {
  const { distanciaKm, gracia, caducidad, feriaHabilitada } = values;
  const said = distanciaKm !== "" || !gracia || caducidad || feriaHabilitada;
  const check = (name: "gracia" | "caducidad" | "feriaHabilitada") => ({
    checked: values[name],
    onChange: (event: { target: { checked: boolean } }) =>
      form.setValue(name, event.target.checked),
  });
  return (
    <details open={said || undefined} className="group/fold border-t pt-4">
      <Summary className="min-h-6 font-medium">Distancia, gracia y ferias</Summary>
      <div className="mt-4 space-y-4">
        <TextField
          label="Distancia"
          inputMode="decimal"
          autoComplete="off"
          hint="Kilómetros: un día cada 200, o fracción de 100 o más (CPCCN 158)"
          {...form.field("distanciaKm")}
        />
        <div className="flex flex-col gap-2">
          <Checkbox label="Sumar el plazo de gracia (CPCCN 124)" {...check("gracia")} />
          <Checkbox label="Caducidad: descontar las ferias (CPCCN 311)" {...check("caducidad")} />
          <Checkbox label="Feria habilitada: sus días corren" {...check("feriaHabilitada")} />
        </div>
      </div>
    </details>
  );
}
