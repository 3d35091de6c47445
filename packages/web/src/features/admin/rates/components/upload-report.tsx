import type { UploadResult } from "@foja/core/law/rates/rate.schema";
import { counted, formatDate, formatNumber } from "~/lib/format";

const SHOWN = 20;

/** What an upload would do: new values, changed ones, and rows that are not understood. */
export function UploadReport({ report }: { report: UploadResult }) {
  const { added, unchanged, revised, revisions, errors } = report;
  return (
    <section
      aria-label="Prueba"
      aria-live="polite"
      className="space-y-2 rounded-md border p-4 text-sm"
    >
      <p>
        {counted(added, "valor nuevo", "valores nuevos")}, {formatNumber(unchanged)} sin cambios,{" "}
        {counted(revised, "valor publicado cambiaría", "valores publicados cambiarían")}.
      </p>
      {revisions.slice(0, SHOWN).map(({ fecha, antes, ahora }) => (
        <p key={fecha} className="tabular-nums">
          {formatDate(fecha)}: {antes.replace(".", ",")} → {ahora.replace(".", ",")}
        </p>
      ))}
      {errors.length > 0 && (
        <ul className="text-danger">
          {errors.slice(0, SHOWN).map(({ row, message }) => (
            <li key={`${row} ${message}`}>{`Fila ${row}: ${message}`}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
