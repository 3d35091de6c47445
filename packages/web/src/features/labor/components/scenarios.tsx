import { useMemo, useState } from "react";
import { Comparison } from "~/components/calculation/comparison";
import { Checkbox } from "~/components/ui/checkbox";
import type { LaborFormState } from "../hooks/use-labor-form";
import { keptColumn, otherRegimes, type Settled } from "../lib/labor-result";

/** This settlement beside itself under the other laws, and beside those that were set aside. */
export function Scenarios({ state, settled }: { state: LaborFormState; settled: Settled }) {
  const [laws, setLaws] = useState(true);
  const { kept, drop } = state;
  const others = useMemo(() => (laws ? otherRegimes(settled) : []), [settled, laws]);
  const aside = useMemo(() => kept.flatMap(keptColumn), [kept]);
  const special = !!settled.variables.regimenEspecial;
  if (special && kept.length === 0) return null;
  const scenarios = [
    {
      label: special ? "Este cálculo" : `Este cálculo (régimen ${settled.regime})`,
      sheet: settled.sheet,
    },
    ...others,
    ...aside.map((one) => ({ ...one, onRemove: () => drop(one.label) })),
  ];
  return (
    <div className="space-y-3">
      {!special && (
        <Checkbox
          label="Comparar con y sin la reforma"
          checked={laws}
          onChange={({ target }) => setLaws(target.checked)}
        />
      )}
      {scenarios.length > 1 && <Comparison title="Escenarios" scenarios={scenarios} />}
    </div>
  );
}
