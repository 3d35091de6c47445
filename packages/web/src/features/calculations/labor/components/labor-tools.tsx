import { rateAfter } from "@foja/core/law/labor/interest-rate.rules";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { Percent } from "lucide-react";
import type { ReactNode } from "react";
import type { FolderChoice } from "~/components/folder-picker";
import { Button, ButtonLink } from "~/components/ui/button";
import { CalculationActions } from "~/features/calculations/shared/components/calculation-actions";
import { paths } from "~/lib/paths";
import type { LaborFormState } from "../hooks/use-labor-form";
import { type Beside, nextLabel } from "../lib/group";
import type { Settled } from "../lib/labor-result";

type ToolsProps = {
  state: LaborFormState;
  settled: Settled;
  beside: Beside;
  saved?: Calculator;
  folder?: FolderChoice;
  onSaved: (calculator: Calculator, left: string[]) => void;
  /** The sheet of the settlement. */
  children: ReactNode;
};

/** The actions on a settlement: saving and printing above the sheet, comparing below. */
export function LaborTools({ children, ...props }: ToolsProps) {
  const { state, settled, beside, saved, folder, onSaved } = props;
  const { variables, sheet, total } = settled;
  const disabled = !state.settled;
  const folderId = saved?.folderId ?? folder?._id;
  const aside = beside.aside.map(({ label, variables: of }) => ({
    label,
    computed: { type: "labor" as const, variables: of },
  }));
  const keep = () => {
    const taken = [...state.kept, ...beside.others].map(({ label }) => label);
    state.keep({ label: nextLabel([...taken, saved?.description ?? ""]), variables });
  };
  const query = {
    capital: String(total),
    ...(variables.fechaEgreso && {
      desde: variables.fechaEgreso,
      tasa: rateAfter(variables.fechaEgreso, variables.regimen),
    }),
    ...(folderId && { folder: folderId }),
  };
  return (
    <div className="space-y-3">
      <CalculationActions
        computed={{ type: "labor", variables }}
        {...{ sheet, saved, folder, aside, disabled, onSaved }}
      />
      {children}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.calculators.interest(query)}>
          <Percent aria-hidden />
          Calcular intereses de este total
        </ButtonLink>
        <Button disabled={disabled} onClick={keep}>
          Guardar escenario para comparar
        </Button>
      </div>
    </div>
  );
}
