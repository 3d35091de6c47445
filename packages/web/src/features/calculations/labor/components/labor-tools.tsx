import { lastDayToPay } from "@foja/core/law/labor/due-day.rules";
import { rateAfter } from "@foja/core/law/labor/interest-rate.rules";
import type { LaborResult, LaborVariables } from "@foja/core/law/labor/labor.schema";
import { ListOrdered, Percent } from "lucide-react";
import { Button, ButtonLink } from "~/components/ui/button";
import type { Part } from "~/features/calculations/shared/kit/calculator";
import { nextLabel } from "~/features/calculations/shared/kit/group";
import { settledText } from "~/features/calculations/shared/lib/settled-rows";
import { paths } from "~/lib/paths";

/** What goes on from a settlement: its interest, and a comparison with another. */
export function LaborTools(props: Part<LaborVariables, LaborResult>) {
  const { state, shown, beside, saved, folder } = props;
  const { variables, result } = shown;
  const { fechaEgreso, regimen } = variables;
  const folderId = saved?.folderId ?? folder?._id;
  const keep = () => {
    const taken = [...state.aside.kept, ...beside.others].map(({ label }) => label);
    state.aside.keep({ label: nextLabel([...taken, saved?.description ?? ""]), variables });
  };
  const query = {
    capital: String(result.total),
    ...(fechaEgreso && { desde: fechaEgreso, tasa: rateAfter(fechaEgreso, regimen) }),
    ...(folderId && { folder: folderId }),
  };
  const each = fechaEgreso && {
    rubros: settledText(
      result.rubros.map(({ nombre, monto }) => ({
        ...{ nombre, monto, desde: lastDayToPay(fechaEgreso) },
      })),
    ),
    tasa: rateAfter(fechaEgreso, regimen),
    ...(folderId && { folder: folderId }),
  };
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.calculators.tool("intereses", query)}>
        <Percent aria-hidden />
        Calcular intereses de este total
      </ButtonLink>
      {each && (
        <ButtonLink to={paths.calculators.tool("obligaciones", each)}>
          <ListOrdered aria-hidden />
          Pasar a intereses por rubro
        </ButtonLink>
      )}
      <Button disabled={!state.computed} onClick={keep}>
        Guardar escenario para comparar
      </Button>
    </div>
  );
}
