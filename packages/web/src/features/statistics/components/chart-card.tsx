import { lazy, Suspense, useState } from "react";
import { Card } from "~/components/ui/card";
import { Segments } from "~/components/ui/segments";
import { Skeleton } from "~/components/ui/skeleton";
import { type Chart, isBlank, wordsOf } from "../lib/chart";
import { ChartTable } from "./chart-table";

const ChartDrawing = lazy(() => import("./chart-drawing"));

/** A chart and the table of the same figures, one at a time. */
export function ChartCard({ chart }: { chart: Chart }) {
  const [asTable, setAsTable] = useState(false);
  const blank = isBlank(chart);
  const choices = [
    { label: "Gráfico", pressed: !asTable, choose: () => setAsTable(false) },
    { label: "Tabla", pressed: asTable, choose: () => setAsTable(true) },
  ];
  return (
    <Card
      title={chart.title}
      actions={!blank && <Segments legend={`Cómo se ve «${chart.title}»`} choices={choices} />}
    >
      <p className="mb-3 text-ink-soft text-sm">{chart.note}</p>
      {blank ? (
        <p className="py-6 text-center text-ink-faint">Nada en este período.</p>
      ) : asTable ? (
        <ChartTable chart={chart} />
      ) : (
        <>
          <Suspense fallback={<Skeleton className="h-58" />}>
            <ChartDrawing chart={chart} label={`${chart.title}. ${wordsOf(chart)}`} />
          </Suspense>
          {chart.before && <p className="mt-2 text-ink-soft text-sm">{wordsOf(chart)}</p>}
        </>
      )}
    </Card>
  );
}
