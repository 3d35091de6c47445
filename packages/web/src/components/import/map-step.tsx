import { Select } from "~/components/ui/select-field";
import { doubts, type ImportField, missing } from "~/lib/import/mapping";
import type { ImportState } from "~/lib/import/use-import";

type MapStepProps = { fields: readonly ImportField[]; state: ImportState };

/** The field of each column of the file. Those known by name are already set. */
export function MapStep({ fields, state }: MapStepProps) {
  const { sheet, mapping, map } = state;
  const lacking = missing(mapping, fields);
  return (
    <>
      {lacking.length > 0 && (
        <p role="status" className="text-warn">
          Falta decir qué columna es: {lacking.map(({ label }) => label).join(", ")}.
        </p>
      )}
      <ul className="divide-y border-y">
        {sheet.columns.map((column, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            key={i}
            className="grid items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <div className="min-w-0">
              <p className="truncate font-medium">{column}</p>
              <p className="truncate text-ink-faint text-sm">{exampleOf(sheet.rows, i)}</p>
              {!mapping[i] && <Doubt could={doubts(column, mapping, fields)} />}
            </div>
            <Select
              aria-label={`Qué es «${column}»`}
              placeholder="No importar"
              options={fields.map(({ name, label }) => ({ value: name, label }))}
              value={mapping[i] ?? ""}
              onChange={({ target }) => map(i, target.value || null)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says that a column could be several fields, for the person to choose. */
function Doubt({ could }: { could: readonly ImportField[] }) {
  if (could.length === 0) return null;
  const names = could.map(({ label }) => label).join(" o ");
  return <p className="text-sm text-warn">{`¿Es ${names}? Elegilo.`}</p>;
}

const exampleOf = (rows: readonly string[][], column: number) =>
  rows.find((row) => row[column])?.[column] ?? "Sin datos";
