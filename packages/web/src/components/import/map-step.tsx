import { Select } from "~/components/ui/select-field";
import { counted } from "~/lib/format";
import { doubts, type ImportField, meaningOf, missing } from "~/lib/import/mapping";
import type { ImportState } from "~/lib/import/use-import";

/** How many unknown words are asked about: more are no words of a list. */
const MOST_WORDS = 20;

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
      <UnknownWords state={state} />
    </>
  );
}

/** What the words mean that a field does not know; by default their cells stay empty. */
function UnknownWords({ state: { unknown, meanings, mean } }: { state: ImportState }) {
  if (unknown.length === 0) return null;
  return (
    <section aria-labelledby="unknown-words">
      <h3 id="unknown-words" className="font-semibold">
        Palabras que no conocemos
      </h3>
      <p className="text-ink-soft">
        Las filas entran igual: decí qué es cada palabra, o queda vacía.
      </p>
      <ul className="mt-2 divide-y border-y">
        {unknown.slice(0, MOST_WORDS).map((one) => (
          <li
            key={`${one.field.name} ${one.word}`}
            className="grid items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <p className="min-w-0 break-words">
              {counted(one.rows, "fila", "filas")}: {one.field.label} «{one.word}»
            </p>
            <Select
              aria-label={`Qué es ${one.field.label} «${one.word}»`}
              placeholder="Dejar vacío"
              options={Object.entries(one.field.words ?? {}).map(([value, label]) => ({
                ...{ value, label },
              }))}
              value={meaningOf(meanings, one)}
              onChange={({ target }) => mean(one, target.value)}
            />
          </li>
        ))}
      </ul>
      {unknown.length > MOST_WORDS && (
        <p className="mt-1 text-ink-soft">
          y {unknown.length - MOST_WORDS} palabras más, que quedan vacías.
        </p>
      )}
    </section>
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
