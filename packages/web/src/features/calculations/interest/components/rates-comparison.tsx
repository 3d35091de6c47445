import type { RateKey } from "@foja/core/law/rates/rate.schema";
import { lazy, Suspense, useMemo, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { Skeleton } from "~/components/ui/skeleton";
import { useBook } from "~/features/calculations/shared/kit/use-book";
import { useRates } from "~/features/calculations/shared/kit/use-rates";
import { messageOf } from "~/lib/api/messages";
import { type Base, compare, keysToCompare } from "../lib/rate-comparison";
import { ComparisonTable } from "./comparison-table";

// The chart library is larger than the rest of the page: it is loaded when a chart is requested.
const RatesChart = lazy(() => import("./rates-chart"));

type ComparisonProps = { base: Base; today: string };

const MOST = 8;

/** Several rates on the same capital and period: a chart, and a table with the same figures. */
export function RatesComparison({ base, today }: ComparisonProps) {
  const { rates } = useRates();
  const withData = rates.filter(({ fechaInicio }) => fechaInicio !== null);
  const [chosen, setChosen] = useState<RateKey[]>([]);
  const { variables } = base;
  const { book, error, retry } = useBook(
    useMemo(() => keysToCompare(variables, chosen), [variables, chosen]),
  );
  const rows = useMemo(
    () => (book ? compare(base, chosen, book, today) : []),
    [base, chosen, book, today],
  );
  const toggle = (key: RateKey, on: boolean) =>
    setChosen((before) => (on ? [...before, key] : before.filter((one) => one !== key)));
  return (
    <Card title="Comparar tasas sobre el mismo período">
      <fieldset>
        <legend className="mb-2 text-ink-soft text-sm">
          Elegí hasta {MOST} para verlas junto a este cálculo. Cada una se calcula sola sobre todo
          el período, sin adicional.
        </legend>
        <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {withData.map(({ label, value }) => (
            <Checkbox
              key={value}
              label={label}
              checked={chosen.includes(value)}
              disabled={!chosen.includes(value) && chosen.length >= MOST}
              onChange={({ target }) => toggle(value, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-danger">
          {messageOf(error)}
          <Button size="sm" onClick={retry}>
            Reintentar
          </Button>
        </p>
      )}
      {rows.length > 1 && (
        <div className="mt-5 space-y-5">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <RatesChart rows={rows} />
          </Suspense>
          <ComparisonTable rows={rows} />
        </div>
      )}
    </Card>
  );
}
