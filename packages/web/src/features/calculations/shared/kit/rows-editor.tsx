import { Plus, Trash2 } from "lucide-react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { type FormState, newRow, type Row, type RowsDef } from "./field";
import { FieldInput } from "./field-input";

type EditorProps = { list: RowsDef; state: FormState };

/** The rows of a list, each with its fields, up to as many as there may be. */
export function RowsEditor({ list, state }: EditorProps) {
  const { path, label, add, full, most, next } = list;
  const rows = state.form.rows[path] ?? [];
  const isFull = rows.length >= most;
  return (
    <section aria-label={label} className="space-y-5 sm:col-span-2">
      {rows.map((row, place) => (
        <RowFields key={row.key} {...{ list, state, row, place }} />
      ))}
      <Button
        size="sm"
        disabled={isFull}
        onClick={() => state.putRows(path, (before) => [...before, newRow(next(before))])}
      >
        <Plus aria-hidden />
        {isFull ? full : add}
      </Button>
    </section>
  );
}

function RowFields({ list, state, row, place }: EditorProps & { row: Row; place: number }) {
  const { path, fields, plain, one, remove } = list;
  const below = (name: string) => (plain ? `${path}.${place}` : `${path}.${place}.${name}`);
  const put = (name: string, value: string, anew?: boolean) => {
    const write = (old: Row) =>
      old.key === row.key ? { ...old, values: { ...old.values, [name]: value } } : old;
    state.putRows(path, (rows) => rows.map(write), anew);
  };
  const leave = () =>
    state.putRows(path, (rows) => rows.filter(({ key }) => key !== row.key), true);
  return (
    <fieldset className="min-w-0 border-line border-s-2 ps-4">
      <legend className="float-start mb-2 font-medium">{one(place + 1)}</legend>
      <IconButton label={remove(place + 1)} size="sm" className="float-end" onClick={leave}>
        <Trash2 aria-hidden />
      </IconButton>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldInput
            key={field.path}
            field={field}
            place={{
              values: row.values,
              visitor: state.visitor,
              error: state.faultAt(below(field.path)),
              onPut: (value, anew) => put(field.path, value, anew),
              onLeave: () => state.touch(below(field.path)),
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
