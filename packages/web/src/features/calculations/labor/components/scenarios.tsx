import type { LaborResult, LaborVariables } from "@foja/core/law/labor/labor.schema";
import { lawName } from "@foja/core/law/labor/regime.rules";
import { useMemo, useState } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { Comparison } from "~/features/calculations/shared/components/comparison";
import type { Part } from "~/features/calculations/shared/kit/calculator";
import type { Saved } from "~/features/calculations/shared/kit/group";
import { paths } from "~/lib/paths";
import { keptColumn, otherRegimes } from "../lib/scenarios";

/** This settlement beside others of its group, those set aside, and itself under other laws. */
export function Scenarios({ shown, beside, state }: Part<LaborVariables, LaborResult>) {
  const [laws, setLaws] = useState(true);
  const { aside, others: saved } = beside;
  const otherLaws = useMemo(() => (laws ? otherRegimes(shown) : []), [shown, laws]);
  const set = useMemo(() => aside.flatMap(keptColumn), [aside]);
  const group = useMemo(() => saved.flatMap(savedColumn), [saved]);
  const special = !!shown.variables.regimenEspecial;
  if (special && set.length + group.length === 0) return null;
  const scenarios = [
    {
      label: special ? "Este cálculo" : `Este cálculo (${lawName(shown.result.regimen)})`,
      sheet: shown.sheet,
    },
    ...group,
    ...set.map((one) => ({ ...one, onRemove: () => state.aside.drop(one.label) })),
    ...otherLaws,
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

/** A saved scenario, computed again, with a link to it. */
const savedColumn = (one: Saved<LaborVariables>) =>
  keptColumn(one).map((column) => ({
    ...column,
    to: paths.calculators.tool("labor", { id: one.id }),
  }));
