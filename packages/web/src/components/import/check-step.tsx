import type { RowError } from "@foja/core/practice/imports/import.schema";
import { Download } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { downloadCsv, toCsv } from "~/lib/csv";
import { formatNumber } from "~/lib/format";
import type { Sheet } from "~/lib/import/read-csv";
import type { Total } from "~/lib/import/send";
import type { ImportState } from "~/lib/import/use-import";
import type { Kind } from "~/lib/outcome";

const SHOWN = 50;

type CheckStepProps = { kind: Kind; state: ImportState; total: Total };

/** The expected result of the import: what is created, what is not, and why. */
export function CheckStep({ kind, state, total }: CheckStepProps) {
  const { sheet } = state;
  const { accepted, errors, cells, duplicates, leftOut } = total;
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
          <h3 className="font-semibold">Errores</h3>
          <Faults state={state} errors={errors} />
        </section>
      )}
      {cells.length > 0 && (
        <section aria-labelledby="left-cells">
          <h3 id="left-cells" className="font-semibold">
            Datos que no entran
          </h3>
          <p className="text-ink-soft">Sus filas entran igual, con ese dato vacío.</p>
          <Faults state={state} errors={cells} />
        </section>
      )}
      {errors.length + cells.length > 0 && (
        <Button size="sm" onClick={() => downloadErrors(kind, state, total)}>
          <Download aria-hidden /> Descargar las filas con errores
        </Button>
      )}
    </>
  );
}

/** The line of a row as its spreadsheet counts it, with the row of column names. */
const lineOf = ({ lines }: Sheet, row: number) => lines[row - 1] ?? row + 1;

/** Errors, the equal ones of a column as one line with the number of their rows. */
function Faults({ state, errors }: { state: ImportState; errors: readonly RowError[] }) {
  const groups = equalOnes(errors);
  return (
    <>
      <ul className="divide-y border-y">
        {groups.slice(0, SHOWN).map((group) => (
          <Fault key={`${group[0]?.path} ${group[0]?.message}`} state={state} group={group} />
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className="mt-1 text-ink-soft">y {groups.length - SHOWN} errores más.</p>
      )}
    </>
  );
}

function equalOnes(errors: readonly RowError[]): RowError[][] {
  const groups = new Map<string, RowError[]>();
  for (const error of errors) {
    const key = `${error.path}\n${error.message}`;
    groups.set(key, [...(groups.get(key) ?? []), error]);
  }
  return [...groups.values()];
}

/** How many rows of a group are named. */
const NAMED = 5;

function Fault({ state, group }: { state: ImportState; group: readonly RowError[] }) {
  const [first] = group;
  if (!first) return null;
  const lines = group.slice(0, NAMED).map(({ row }) => lineOf(state.sheet, row));
  const more = group.length - lines.length;
  const column = columnOf(state, first.path);
  return (
    <li className="py-1.5">
      <span className="me-2 text-ink-faint tabular-nums">
        {group.length === 1
          ? placeOf(state, first.row, first.path)
          : `${formatNumber(group.length)} filas${column}`}
      </span>
      {first.message}
      {group.length > 1 && (
        <span className="block text-ink-soft text-sm">
          Filas {lines.join(", ")}
          {more > 0 && ` y ${formatNumber(more)} más`}
        </span>
      )}
    </li>
  );
}

/** The place of an error in the file: its line, and the column by its name in the file. */
function placeOf(state: ImportState, row: number, path: string): string {
  return `Fila ${lineOf(state.sheet, row)}${columnOf(state, path)}`;
}

/** The column of an error by its name in the file; "" where the error is of the whole row. */
function columnOf({ sheet, mapping }: ImportState, path: string): string {
  const column = sheet.columns[mapping.indexOf(path)];
  return column ? `, columna «${column}»` : "";
}

function downloadErrors({ many }: Kind, state: ImportState, { errors, cells }: Total): void {
  const { sheet } = state;
  const byRow = new Map<number, string[]>();
  for (const { row, path, message } of [...errors, ...cells]) {
    const said = `${placeOf(state, row, path)}: ${message}`;
    byRow.set(row, [...(byRow.get(row) ?? []), said]);
  }
  const rows = [...byRow].map(([row, messages]) => [
    ...(sheet.rows[row - 1] ?? []),
    messages.join(" "),
  ]);
  downloadCsv(`${many}-con-errores.csv`, toCsv([[...sheet.columns, "Error"], ...rows]));
}
