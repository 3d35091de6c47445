import { monthText } from "@foja/core/kernel/money.rules";
import { DIFFERENCES as engine } from "@foja/core/law/engines/differences.rules";
import {
  type DifferencesResult,
  type DifferencesVariables,
  firstDayAfter,
} from "@foja/core/law/wages/differences.schema";
import { ListOrdered, Scale } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { Calculator, Part } from "~/features/calculations/shared/kit/calculator";
import { YES } from "~/features/calculations/shared/kit/field";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { BesideOthers, SetAside } from "~/features/calculations/shared/kit/scenarios";
import {
  CAPITALISATION_FIELDS,
  CRITERIA_FIELDS,
  RATE_FIELDS,
} from "~/features/calculations/shared/lib/rate-fields";
import { settledText } from "~/features/calculations/shared/lib/settled-rows";
import { paths } from "~/lib/paths";
import { BONUS_FIELDS, PERIOD_FIELDS, UNTIL_FIELDS } from "./fields";

type V = DifferencesVariables;
type R = DifferencesResult;

/** What was not paid of wages, with the bonus and interest. */
export const DIFFERENCES: Calculator<V, R> = {
  type: "diferencias",
  engine,
  description: "Lo debido menos lo pagado, mes por mes, con el SAC y los intereses de cada mes.",
  foreign: "Este cálculo no es de diferencias salariales.",
  empty: "Cargá los meses, con lo debido y lo pagado: las diferencias aparecen acá.",
  icon: Scale,
  start: { sac: YES, "opciones.interesSac": YES },
  groups: [
    { title: "Los meses", frame: "card", fields: PERIOD_FIELDS },
    { title: "El SAC", frame: "card", fields: BONUS_FIELDS },
    { title: "Los intereses", frame: "card", fields: [...UNTIL_FIELDS, ...RATE_FIELDS] },
    { title: "Capitalización", frame: "fold", fields: CAPITALISATION_FIELDS, silent: true },
    { title: "Criterios", frame: "fold", fields: CRITERIA_FIELDS, silent: true },
  ],
  Tools: (part) => (
    <div className="flex flex-wrap gap-2">
      <ToItems {...part} />
      <SetAside {...part} />
    </div>
  ),
  Below: (part) => <BesideOthers {...part} of={{ type: "diferencias", engine }} />,
};

/** The longest address that every browser and server takes. */
const MOST_ITEMS = 120;

/** Goes on with each difference as a debt of its own, on which payments can be imputed. */
function ToItems({ shown, saved, folder }: Part<V, R>) {
  const folderId = saved?.folderId ?? folder?._id;
  const rows = shown.result.diferencias.map(({ mes, monto }) => ({
    ...{ nombre: `Diferencia ${monthText(mes)}`, monto, desde: firstDayAfter(mes) },
  }));
  const { tasa } = shown.variables;
  if (rows.length > MOST_ITEMS) return null;
  const query = {
    rubros: settledText(rows),
    ...(tasa && { tasa }),
    ...(folderId && { folder: folderId }),
  };
  return (
    <ButtonLink to={paths.calculators.tool("obligaciones", query)}>
      <ListOrdered aria-hidden />
      Pasar a intereses por rubro
    </ButtonLink>
  );
}

export default () => <CalculationPage calculator={DIFFERENCES} />;
