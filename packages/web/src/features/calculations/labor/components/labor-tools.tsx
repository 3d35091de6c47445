import { lastDayToPay } from "@foja/core/law/labor/due-day.rules";
import { rateAfter } from "@foja/core/law/labor/interest-rate.rules";
import type { LaborResult, LaborVariables } from "@foja/core/law/labor/labor.schema";
import { ListOrdered, Percent } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { Part } from "~/features/calculations/shared/kit/calculator";
import { SetAside } from "~/features/calculations/shared/kit/scenarios";
import { settledText } from "~/features/calculations/shared/lib/settled-rows";
import { paths } from "~/lib/paths";

/** What goes on from a settlement: its interest, and a comparison with another. */
export function LaborTools(props: Part<LaborVariables, LaborResult>) {
  const { shown, saved, folder } = props;
  const { variables, result } = shown;
  const { fechaEgreso, regimen } = variables;
  const folderId = saved?.folderId ?? folder?._id;
  const common = {
    ...(fechaEgreso && { tasa: rateAfter(fechaEgreso, regimen) }),
    ...(folderId && { folder: folderId }),
  };
  const query = {
    ...{ ...common, capital: String(result.total) },
    ...(fechaEgreso && { desde: fechaEgreso }),
  };
  const desde = fechaEgreso && lastDayToPay(fechaEgreso);
  const each = desde && {
    ...{ ...common, egreso: fechaEgreso },
    rubros: settledText(result.rubros.map(({ nombre, monto }) => ({ nombre, monto, desde }))),
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
      <SetAside {...props} />
    </div>
  );
}
