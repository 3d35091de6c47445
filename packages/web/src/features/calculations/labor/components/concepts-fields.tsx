import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";
import type { LaborFormState } from "../hooks/use-labor-form";
import { type ConceptRow, newConcept } from "../lib/labor-form";
import { monthsBefore } from "../lib/months-before";

const KINDS = [
  { value: "fijo", label: "Fijo" },
  { value: "variable", label: "Variable" },
  { value: "noMensual", label: "No mensual (bono, gratificación)" },
];

type ConceptsProps = { state: LaborFormState; exit: string };

/** The pay of the last year by concept, from which the base of art. 245 is made. */
export function ConceptsFields({ state, exit }: ConceptsProps) {
  const { conceptos } = state.form;
  const write = (next: (rows: ConceptRow[]) => ConceptRow[]) =>
    state.changeForm((form) => ({ ...form, conceptos: next(form.conceptos) }));
  const faults = state.faultsUnder("conceptos");
  return (
    <section aria-label="Conceptos del último año" className="space-y-4 sm:col-span-2">
      <div>
        <h3 className="font-medium">Conceptos del último año</h3>
        <p className="text-ink-faint text-sm">
          Art. 245, párrafos 2 a 4 (Ley 27.802): el mejor mes de lo fijo y el promedio de lo
          variable, de seis o de doce meses, el mayor. Cuenta lo percibido en seis meses o más.
        </p>
      </div>
      {conceptos.map((row, index) => (
        <Concept
          key={row.key}
          {...{ row, index, exit }}
          onChange={(change) =>
            write((rows) => rows.map((one) => (one.key === row.key ? { ...one, ...change } : one)))
          }
          onRemove={() => write((rows) => rows.filter((one) => one.key !== row.key))}
          onLeave={() => state.touch("conceptos")}
        />
      ))}
      {faults[0] && (
        <p role="alert" className="text-danger text-sm">
          {faults[0]}
        </p>
      )}
      <Button size="sm" onClick={() => write((rows) => [...rows, newConcept(rows[0])])}>
        <Plus aria-hidden />
        Agregar concepto
      </Button>
    </section>
  );
}

type ConceptProps = {
  row: ConceptRow;
  index: number;
  exit: string;
  onChange: (change: Partial<ConceptRow>) => void;
  onRemove: () => void;
  onLeave: () => void;
};

function Concept({ row, index, exit, onChange, onRemove, onLeave }: ConceptProps) {
  const named = row.nombre.trim() || `concepto ${index + 1}`;
  const months = monthsBefore(exit, row.importes.length);
  const [first = ""] = row.importes;
  // Inputs are uncontrolled: values are put into them by mounting them again.
  const [edition, setEdition] = useState(0);
  return (
    <fieldset className="space-y-3 border-line border-s-2 ps-4" onBlur={onLeave}>
      <legend className="sr-only">{named}</legend>
      <div className="flex items-end gap-3">
        <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
          <TextField
            label="Nombre del concepto"
            maxLength={80}
            autoComplete="off"
            defaultValue={row.nombre}
            onChange={({ target }) => onChange({ nombre: target.value })}
          />
          <SelectField
            label="Clase"
            options={KINDS}
            value={row.clase}
            onChange={({ target }) => onChange({ clase: target.value as ConceptRow["clase"] })}
          />
        </div>
        <IconButton label={`Quitar ${named}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div
        key={edition}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4"
      >
        {months.map((month, i) => (
          <Month
            key={month}
            {...{ month, named }}
            amount={row.importes[i] ?? ""}
            onChange={(amount) => onChange({ importes: row.importes.with(i, amount) })}
          />
        ))}
      </div>
      <Button
        size="sm"
        variant="quiet"
        disabled={!first}
        onClick={() => {
          onChange({ importes: row.importes.map(() => first) });
          setEdition(edition + 1);
        }}
      >
        Repetir el primer mes en todos
      </Button>
    </fieldset>
  );
}

type MonthProps = {
  month: string;
  named: string;
  amount: string;
  onChange: (amount: string) => void;
};

function Month({ month, named, amount, onChange }: MonthProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-ink-faint text-sm">
        {month}
        <span className="sr-only"> de {named}</span>
      </label>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder="0"
        className="text-end tabular-nums"
        defaultValue={toTypedAmount(amount)}
        onChange={({ target }) => onChange(toPlainAmount(target.value))}
        onBlur={({ target }) => {
          target.value = toTypedAmount(toPlainAmount(target.value));
        }}
      />
    </div>
  );
}
