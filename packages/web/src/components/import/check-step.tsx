import { Download } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { downloadCsv, toCsv } from "~/lib/csv";
import type { Sheet } from "~/lib/import/read-csv";
import type { Total } from "~/lib/import/send";
import type { ImportState } from "~/lib/import/use-import";
import type { Kind } from "~/lib/outcome";

const SHOWN = 50;

type CheckStepProps = { kind: Kind; state: ImportState; total: Total };

/** The expected result of the import: what is created, what is not, and why. */
export function CheckStep({ kind, state, total }: CheckStepProps) {
  const { sheet } = state;
  const { accepted, errors, duplicates, leftOut } = total;
  const wrong = new Set(errors.map(({ row }) => row)).size;
  return (
    <>
      <p role="status" className="text-lg">
        Entran {accepted}
        {wrong > 0 && `, ${wrong} con errores`}
        {duplicates.length > 0 && `, ${duplicates.length} ya están`}
        {leftOut > 0 && `, ${leftOut} no caben en tu plan`}.
      </p>
      {duplicates.length > 0 && (
        <section aria-label="Filas repetidas">
          <Checkbox
            label={`Importar también los que ya están (${duplicates.length})`}
            checked={state.allowDuplicates}
            onChange={({ target }) => state.setAllowDuplicates(target.checked)}
          />
          <ul className="mt-1 text-ink-soft">
            {duplicates.slice(0, SHOWN).map(({ row, name, sameAs }) => (
              <li key={row}>
                Fila {lineOf(sheet, row)}:{" "}
                {sameAs ? `igual a la fila ${lineOf(sheet, sameAs)}` : `ya está ${name}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {errors.length > 0 && (
        <section aria-label="Filas con errores">
          <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">Errores</h3>
            <Button size="sm" onClick={() => downloadErrors(kind, state, total)}>
              <Download aria-hidden /> Descargar las filas con errores
            </Button>
          </div>
          <ul className="divide-y border-y">
            {errors.slice(0, SHOWN).map(({ row, path, message }) => (
              <li key={`${row} ${path}`} className="py-1.5">
                <span className="me-2 text-ink-faint tabular-nums">
                  {placeOf(state, row, path)}
                </span>
                {message}
              </li>
            ))}
          </ul>
          {errors.length > SHOWN && (
            <p className="mt-1 text-ink-soft">y {errors.length - SHOWN} errores más.</p>
          )}
        </section>
      )}
    </>
  );
}

/** The line of a row as its spreadsheet counts it, with the row of column names. */
const lineOf = ({ lines }: Sheet, row: number) => lines[row - 1] ?? row + 1;

/** The place of an error in the file: its line, and the column by its name in the file. */
function placeOf({ sheet, mapping }: ImportState, row: number, path: string): string {
  const column = sheet.columns[mapping.indexOf(path)];
  return `Fila ${lineOf(sheet, row)}${column ? `, columna «${column}»` : ""}`;
}

function downloadErrors({ many }: Kind, state: ImportState, { errors }: Total): void {
  const { sheet } = state;
  const byRow = new Map<number, string[]>();
  for (const { row, path, message } of errors) {
    const said = `${placeOf(state, row, path)}: ${message}`;
    byRow.set(row, [...(byRow.get(row) ?? []), said]);
  }
  const rows = [...byRow].map(([row, messages]) => [
    ...(sheet.rows[row - 1] ?? []),
    messages.join(" "),
  ]);
  downloadCsv(`${many}-con-errores.csv`, toCsv([[...sheet.columns, "Error"], ...rows]));
}
