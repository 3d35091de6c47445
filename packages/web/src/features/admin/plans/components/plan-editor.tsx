import type { Environment, PlanConfig } from "@foja/core/billing/plans/plan.schema";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { Checkbox } from "~/components/ui/checkbox";
import { TextField } from "~/components/ui/text-field";
import { usePlanEditor } from "../hooks/use-plan-editor";
import { FeatureFields, LimitFields } from "./plan-fields";
import { PriceFields } from "./price-fields";

const ENVIRONMENTS: [Environment, string][] = [
  ["development", "Precio propio en los entornos de prueba"],
  ["production", "Precio propio en producción"],
];

type PlanEditorProps = { plan: PlanConfig; onClose: () => void };

/** The form of a plan: name, prices, limits and features. */
export function PlanEditor({ plan, onClose }: PlanEditorProps) {
  const [updates, setUpdates] = useState(false);
  const { form, set, faults, refusal, busy, submit } = usePlanEditor(plan, updates, onClose);
  return (
    <FormDialog
      title={`Plan ${plan.displayName}`}
      size="lg"
      action="Guardar"
      busyLabel="Guardando…"
      busy={busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        value={form.displayName}
        error={faults.displayName}
        autoComplete="off"
        onChange={({ target }) => set({ displayName: target.value })}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Checkbox
          label="Se ofrece"
          checked={form.isActive}
          onChange={({ target }) => set({ isActive: target.checked })}
        />
        <Checkbox
          label="Es el de las cuentas nuevas"
          checked={form.isDefault}
          onChange={({ target }) => set({ isDefault: target.checked })}
        />
      </div>
      {(faults.isActive ?? faults.isDefault) && (
        <p className="text-danger text-sm">{faults.isActive ?? faults.isDefault}</p>
      )}
      <PriceFields
        legend="Precio"
        value={form.price}
        error={faults["pricingInfo.basePrice"]}
        onChange={(price) => set({ price })}
      />
      {ENVIRONMENTS.map(([name, label]) => {
        const own = form.own[name];
        const change = (value: typeof own) => set({ own: { ...form.own, [name]: value } });
        return (
          <div key={name} className="space-y-3">
            <Checkbox
              label={label}
              checked={own !== null}
              onChange={({ target }) => change(target.checked ? form.price : null)}
            />
            {own && (
              <PriceFields
                legend={label}
                value={own}
                error={faults[`environments.${name}.basePrice`]}
                onChange={change}
              />
            )}
          </div>
        );
      })}
      <LimitFields value={form.limits} faults={faults} onChange={(limits) => set({ limits })} />
      <FeatureFields
        value={form.features}
        faults={faults}
        onChange={(features) => set({ features })}
      />
      <Checkbox
        label="Actualizar también a quienes ya están en este plan"
        checked={updates}
        onChange={({ target }) => setUpdates(target.checked)}
      />
    </FormDialog>
  );
}
