import type { SeriesStanding } from "@foja/core/law/rates/rate.schema";
import { TriangleAlert, Upload } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Summary } from "~/components/ui/summary";
import { counted, formatDate, formatMoment, formatNumber } from "~/lib/format";
import { lackTexts, spanText } from "../lib/words";

type CardProps = { series: SeriesStanding; onUpload: () => void };

/** One series: its data, its source, and its last readings with the values they changed. */
export function SeriesCard({ series, onUpload }: CardProps) {
  const { label, fuente, cantidad, revisiones, consultadaAt, error } = series;
  return (
    <li className="min-w-0 rounded-md border bg-sheet">
      <header className="flex items-start justify-between gap-3 border-b px-5 py-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{label}</h2>
          <p className="text-ink-faint text-sm">{fuente}</p>
        </div>
        <Button size="sm" onClick={onUpload} aria-label={`Cargar CSV de ${label}`}>
          <Upload aria-hidden />
          CSV
        </Button>
      </header>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-5 py-3 text-sm">
        <Fact term="Datos">{spanText(series)}</Fact>
        <Fact term="Valores">{formatNumber(cantidad)}</Fact>
        <Fact term="Revisiones">{formatNumber(revisiones)}</Fact>
        {consultadaAt && <Fact term="Última consulta">{formatMoment(consultadaAt)}</Fact>}
      </dl>
      {lackTexts(series).map((text) => (
        <p key={text} className="border-t px-5 py-2 text-sm text-warn">
          {text}
        </p>
      ))}
      {error && (
        <p className="flex gap-2 border-t px-5 py-2 text-danger text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {`${error.message} ${formatMoment(error.at)}`}
        </p>
      )}
      <Captures series={series} />
    </li>
  );
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className="contents">
    <dt className="text-ink-faint">{term}</dt>
    <dd className="text-end tabular-nums">{children}</dd>
  </div>
);

function Captures({ series: { capturas, label } }: { series: SeriesStanding }) {
  if (capturas.length === 0) return null;
  return (
    <details className="group/fold border-t">
      <Summary className="min-h-10 px-5 py-2 text-sm hover:bg-wash">
        <span>
          Últimas capturas<span className="sr-only"> de {label}</span>
        </span>
      </Summary>
      <ul className="space-y-3 px-5 pb-4 text-sm">
        {capturas.map((one) => (
          <li key={`${one.at} ${one.fuente}`}>
            <p>
              {formatMoment(one.at)}: {counted(one.agregados, "valor nuevo", "valores nuevos")},{" "}
              {counted(one.revisados, "revisión", "revisiones")}
            </p>
            <p className="text-ink-soft">{one.fuente}</p>
            {one.revisiones.slice(0, 10).map(({ fecha, antes, ahora }) => (
              <p key={fecha} className="tabular-nums">
                {formatDate(fecha)}: {antes.replace(".", ",")} → {ahora.replace(".", ",")}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
