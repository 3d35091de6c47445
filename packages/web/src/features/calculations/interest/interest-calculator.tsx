import { INTEREST as engine } from "@foja/core/law/engines/interest.rules";
import type { InterestVariables } from "@foja/core/law/interest/interest.schema";
import type { InterestResult } from "@foja/core/law/interest/interest-result.schema";
import { ListPlus, Percent } from "lucide-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "~/components/ui/button";
import { SkeletonRows } from "~/components/ui/skeleton";
import type { Calculator, Part } from "~/features/calculations/shared/kit/calculator";
import { type FormState, newRow } from "~/features/calculations/shared/kit/field";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { useRates } from "~/features/calculations/shared/kit/use-rates";
import {
  CAPITALISATION_FIELDS,
  CRITERIA_FIELDS,
  RATE_FIELDS,
} from "~/features/calculations/shared/lib/rate-fields";
import { today } from "~/lib/due";
import { formatDate } from "~/lib/format";
import { BandValues } from "./components/band-values";
import { BegunNote } from "./components/begun-note";
import { RateWays } from "./components/rate-ways";
import { RatesComparison } from "./components/rates-comparison";
import { DEBT_FIELDS, splitSpan } from "./lib/fields";
import { startIn } from "./lib/start";

/** The interest of a typed debt, or of a settlement's total. */
export const INTEREST: Calculator<InterestVariables, InterestResult> = {
  type: "intereses",
  engine,
  description:
    "Cada tramo con su fórmula, los valores de la serie y su norma. El resultado cambia mientras escribís.",
  foreign: "Este cálculo no es de intereses.",
  empty: "Completá el capital, las fechas y la tasa: los intereses aparecen acá.",
  icon: Percent,
  start: { tasa: "cer" },
  groups: [
    { title: "La deuda", frame: "card", fields: DEBT_FIELDS },
    { title: "La tasa", frame: "card", fields: RATE_FIELDS, Foot: RateFoot },
    { title: "Capitalización", frame: "card", fields: CAPITALISATION_FIELDS },
    { title: "Criterios", frame: "fold", fields: CRITERIA_FIELDS, silent: true },
  ],
  Top: InterestTop,
  Head: InterestHead,
  Below: ({ shown, state }) => <RatesComparison base={shown} today={state.today} />,
};

function RateFoot({ state }: { state: FormState }) {
  const split = () => state.putRows("tramos", () => splitSpan(state.form).map(newRow), true);
  return (
    <>
      <RateWays state={state} />
      <div className="sm:col-span-2">
        <Button size="sm" onClick={split}>
          <ListPlus aria-hidden />
          Usar varias tasas, por tramos
        </Button>
      </div>
    </>
  );
}

/** What stands above the form: with which rate it begins, and whether the list could be read. */
function InterestTop() {
  return (
    <>
      <BegunNote />
      <ShortList />
    </>
  );
}

/** Says that the list of rates could not be read. */
function ShortList() {
  const { error, retry } = useRates();
  if (!error) return null;
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-warn border-s-2 bg-warn-wash py-1.5 ps-3 pe-1.5"
    >
      No pudimos leer el listado de tasas: te mostramos las básicas.
      <Button size="sm" variant="quiet" onClick={retry}>
        Reintentar
      </Button>
    </p>
  );
}

/** The date of the data, and the values of art. 55. */
function InterestHead({ shown: { variables, result } }: Part<InterestVariables, InterestResult>) {
  const { serieHasta, art55 } = result;
  return (
    <>
      <p className="text-ink-soft text-sm">
        {serieHasta ? `Datos al ${formatDate(serieHasta)}` : "Tasa fija: no depende de una serie"}
      </p>
      {art55 && <BandValues band={art55} variables={variables} />}
    </>
  );
}

/** The page: a calculation of an address begins when it is known which rates reach its period. */
export default function InterestPage() {
  const [params] = useSearchParams();
  const { rates, waiting } = useRates();
  const calculator = useMemo(
    () => ({
      ...INTEREST,
      opened: (given: URLSearchParams) => startIn(given, rates, today()),
    }),
    [rates],
  );
  // A list that failed is read again by whoever shows it: the page does not wait twice.
  const [begun, setBegun] = useState(false);
  if (!begun && !(waiting && params.has("tasa"))) setBegun(true);
  if (!begun) return <SkeletonRows rows={8} />;
  return <CalculationPage calculator={calculator} />;
}
