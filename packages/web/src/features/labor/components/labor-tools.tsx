import type { Calculator } from "@foja/core/calculators/calculator.schema";
import { Percent } from "lucide-react";
import { CalculationActions } from "~/components/calculation/calculation-actions";
import type { FolderChoice } from "~/components/folder-picker";
import { Button, ButtonLink } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import type { LaborFormState } from "../hooks/use-labor-form";
import type { Settled } from "../lib/labor-result";

type ToolsProps = {
  state: LaborFormState;
  settled: Settled;
  saved?: Calculator;
  folder?: FolderChoice;
  onSaved: (calculator: Calculator) => void;
};

/** What one does with a settlement: keep it, print it, compare it, go on to its interest. */
export function LaborTools({ state, settled, saved, folder, onSaved }: ToolsProps) {
  const { variables, sheet, total } = settled;
  const disabled = !state.settled;
  const folderId = saved?.folderId ?? folder?._id;
  const query = {
    capital: String(total),
    ...(variables.fechaEgreso && { desde: variables.fechaEgreso }),
    ...(folderId && { folder: folderId }),
  };
  return (
    <div className="space-y-2">
      <CalculationActions
        computed={{ type: "labor", variables }}
        {...{ sheet, saved, folder, disabled, onSaved }}
      />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.calculators.interest(query)}>
          <Percent aria-hidden />
          Calcular intereses de este total
        </ButtonLink>
        <Button disabled={disabled} onClick={() => state.keep(settled)}>
          Guardar escenario para comparar
        </Button>
      </div>
    </div>
  );
}
