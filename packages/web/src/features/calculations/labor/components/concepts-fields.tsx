import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import {
  type FormState,
  newRow,
  type OwnRows,
  type Row,
} from "~/features/calculations/shared/kit/field";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";
import { amountsOf, amountsText, newConcept } from "../lib/concepts";
import type { Context } from "../lib/context";
import { monthsBefore } from "../lib/months-before";

const KINDS = [
  { value: "fijo", label: "Fijo" },
  { value: "variable", label: "Variable" },
  { value: "noMensual", label: "No mensual (bono, gratificación)" },
];

const PATH = "conceptos";

type Saved = { nombre: string; clase: string; importes: number[] };

/** The pay of the last year by concept, from which the base of art. 245 is made. */
export const CONCEPTS: OwnRows<Context> = {
  ...{ path: PATH, kind: "rows", label: "Conceptos del último año", Editor: ConceptsFields },
  when: ({ builder }) => !builder,
  read: (values) => ({
    ...{ nombre: values.nombre, clase: values.clase },
    importes: amountsOf(values).map((amount) => (amount === "" ? 0 : Number(amount))),
  }),
  values: (item) => {
    const { importes, ...named } = item as Saved;
    const amounts = importes.map((amount) => (amount === 0 ? "" : String(amount)));
    return { ...named, importes: amountsText(amounts) };
  },
};

export function ConceptsFields({ state }: { state: FormState }) {
  const concepts = state.form.rows[PATH] ?? [];
  const exit = state.form.values.fechaEgreso ?? "";
  const fault = state.faultUnder(PATH);
  const change = (key: string, values: Row["values"]) =>
    state.putRows(PATH, (rows) =>
      rows.map((row) => (row.key === key ? { key, values: { ...row.values, ...values } } : row)),
    );
  const remove = (gone: string) =>
    state.putRows(PATH, (rows) => rows.filter(({ key }) => key !== gone));
  return (
    <section aria-label="Conceptos del último año" className="space-y-4 sm:col-span-2">
      <div>
        <h3 className="font-medium">Conceptos del último año</h3>
        <p className="text-ink-faint text-sm">
          Art. 245, párrafos 2 a 4 (Ley 27.802): el mejor mes de lo fijo y el promedio de lo
          variable, de seis o de doce meses, el mayor. Cuenta lo percibido en seis meses o más.
        </p>
      </div>
      {concepts.map((row, index) => (
        <Concept
          key={row.key}
          {...{ index, exit }}
          values={row.values}
          onChange={(values) => change(row.key, values)}
          onRemove={() => remove(row.key)}
          onLeave={() => state.touch(PATH)}
        />
      ))}
      {fault && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      <Button
        size="sm"
        onClick={() => state.putRows(PATH, (rows) => [...rows, newRow(newConcept(rows))])}
      >
        <Plus aria-hidden />
        Agregar concepto
      </Button>
    </section>
  );
}

type ConceptProps = {
  values: Row["values"];
  index: number;
  exit: string;
  onChange: (values: Row["values"]) => void;
  onRemove: () => void;
  onLeave: () => void;
};

function Concept({ values, index, exit, onChange, onRemove, onLeave }: ConceptProps) {
  const { nombre = "", clase } = values;
  const amounts = amountsOf(values);
  const named = nombre.trim() || `concepto ${index + 1}`;
  const [first = ""] = amounts;
  const change = (next: string[]) => onChange({ importes: amountsText(next) });
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
            defaultValue={nombre}
            onChange={({ target }) => onChange({ nombre: target.value })}
          />
          <SelectField
            label="Clase"
            options={KINDS}
            value={clase}
            onChange={({ target }) => onChange({ clase: target.value })}
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
        {monthsBefore(exit, amounts.length).map((month, i) => (
          <Month
            key={month}
            {...{ month, named }}
            amount={amounts[i] ?? ""}
            onChange={(amount) => change(amounts.with(i, amount))}
          />
        ))}
      </div>
      <Button
        size="sm"
        variant="quiet"
        disabled={!first}
        onClick={() => {
          change(amounts.map(() => first));
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
