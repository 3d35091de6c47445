import type { SeriesBook } from "@foja/core/law/rates/rate.rules";
import type { SeriesStretch } from "@foja/core/law/rates/rate.schema";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { counted, formatDate } from "~/lib/format";
import { yearsOf } from "../lib/series-years";

type ValuesProps = { book: SeriesBook; desde: string; hasta: string };

/** Every published value by which an amount was updated, day by day. */
export function SeriesValues({ book, desde, hasta }: ValuesProps) {
  const series = Object.values(book).filter((one) => one !== undefined);
  return series.map((one) => (
    <Card key={one.key} title={`La serie publicada, día por día (${one.key.toUpperCase()})`}>
      <Years {...{ series: one, desde, hasta }} />
    </Card>
  ));
}

function Years({ series, desde, hasta }: { series: SeriesStretch; desde: string; hasta: string }) {
  const years = yearsOf(series, desde, hasta);
  if (years.length === 0) return <p>No hay valores publicados en ese período.</p>;
  return years.map(({ year, values }) => (
    <Fold
      key={year}
      lazy
      title={year}
      said={counted(values.length, "valor publicado", "valores publicados")}
    >
      <ul className="columns-2 gap-8 pb-3 text-sm tabular-nums sm:columns-3">
        {values.map(([day, value]) => (
          <li key={day} className="flex justify-between gap-3">
            <span>{formatDate(day)}</span>
            <span className="text-ink-soft">{value.replace(".", ",")}</span>
          </li>
        ))}
      </ul>
    </Fold>
  ));
}
