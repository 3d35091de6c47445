import type { Feature, Resource } from "@foja/core/billing/plans/plan.schema";
import { Checkbox } from "~/components/ui/checkbox";
import { TextField } from "~/components/ui/text-field";
import type { Faults } from "~/lib/forms/check";
import type { PlanForm } from "../lib/plan-form";

const LIMITS: [Resource, string][] = [
  ["folders", "Causas activas"],
  ["calculators", "Cálculos guardados"],
  ["contacts", "Contactos"],
  ["storage", "Archivos (MB)"],
  ["members", "Personas"],
];

const NAMES: Record<Feature, string> = {
  calendarSync: "Google Calendar",
  booking: "Reservas",
  courtLinks: "Portales judiciales",
  digest: "Resumen diario",
  scenarios: "Escenarios",
  documents: "Documentos y escritos",
  team: "Equipo",
};

type Fields<T> = { value: T; faults: Faults; onChange: (value: T) => void };

/** The limits of a plan. */
export function LimitFields({ value, faults, onChange }: Fields<PlanForm["limits"]>) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">Límites</legend>
      {LIMITS.map(([name, label], at) => (
        <TextField
          key={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          value={value[name]}
          error={faults[`resourceLimits.${at}.limit`]}
          onChange={({ target }) => onChange({ ...value, [name]: target.value })}
        />
      ))}
    </fieldset>
  );
}

/** The features of a plan, and their labels in the comparison of plans. */
export function FeatureFields({ value, faults, onChange }: Fields<PlanForm["features"]>) {
  const change = (at: number, fields: Partial<PlanForm["features"][number]>) =>
    onChange(value.map((one, i) => (i === at ? { ...one, ...fields } : one)));
  return (
    <fieldset className="space-y-2">
      <legend className="mb-2 font-semibold">Funciones</legend>
      {value.map(({ key, description, enabled }, at) => (
        <div key={key ?? `other-${at}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Checkbox
            className="w-40"
            label={key ? NAMES[key] : "Otra"}
            checked={enabled}
            onChange={({ target }) => change(at, { enabled: target.checked })}
          />
          <TextField
            className="min-w-56 flex-1"
            label="Cómo se lee al comparar planes"
            value={description}
            error={faults[`features.${at}.description`]}
            onChange={({ target }) => change(at, { description: target.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
