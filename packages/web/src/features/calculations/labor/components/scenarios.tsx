import { lawName } from "@foja/core/law/labor/regime.rules";
import { useMemo, useState } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { Comparison } from "~/features/calculations/shared/components/comparison";
import { paths } from "~/lib/paths";
import type { Beside, Saved } from "../lib/group";
import { keptColumn, otherRegimes, type Settled } from "../lib/labor-result";

type ScenariosProps = { settled: Settled; beside: Beside; drop: (label: string) => void };

/** This settlement beside others of its group, those set aside, and itself under other laws. */
export function Scenarios({ settled, beside, drop }: ScenariosProps) {
  const [laws, setLaws] = useState(true);
  const { aside, others: saved } = beside;
  const otherLaws = useMemo(() => (laws ? otherRegimes(settled) : []), [settled, laws]);
  const set = useMemo(() => aside.flatMap(keptColumn), [aside]);
  const group = useMemo(() => saved.flatMap(savedColumn), [saved]);
  const special = !!settled.variables.regimenEspecial;
  if (special && set.length + group.length === 0) return null;
  const scenarios = [
    {
      label: special ? "Este cálculo" : `Este cálculo (${lawName(settled.regime)})`,
      sheet: settled.sheet,
    },
    ...group,
    ...set.map((one) => ({ ...one, onRemove: () => drop(one.label) })),
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
const savedColumn = (one: Saved) =>
  keptColumn(one).map((column) => ({ ...column, to: paths.calculators.labor({ id: one.id }) }));
