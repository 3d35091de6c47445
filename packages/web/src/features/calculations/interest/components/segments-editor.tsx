import type { RateOption } from "@foja/core/law/rates/rate.schema";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import type { InterestFormState } from "../hooks/use-interest-form";
import { MOST_SEGMENTS, nextSegment, type SegmentRow } from "../lib/interest-form";
import { DayInput, PercentInput } from "./interest-field";
import { RateField } from "./rate-field";

type EditorProps = { state: InterestFormState; rates: readonly RateOption[] };

/** The period in segments, each with its own rate: up to ten, each from the last one's end. */
export function SegmentsEditor({ state, rates }: EditorProps) {
  const { tramos } = state.form;
  const write = (key: string, change: Partial<SegmentRow>) =>
    state.putRows((rows) => rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const remove = (key: string) =>
    state.putRows((rows) => rows.filter((row) => row.key !== key), true);
  return (
    <section aria-label="Tramos" className="space-y-5 sm:col-span-2">
      {tramos.map((row, index) => (
        <SegmentFields
          key={row.key}
          {...{ row, index, rates, state }}
          onChange={(change) => write(row.key, change)}
          onRemove={() => remove(row.key)}
        />
      ))}
      <Button
        size="sm"
        disabled={tramos.length >= MOST_SEGMENTS}
        onClick={() => state.putRows((rows) => [...rows, nextSegment(rows)])}
      >
        <Plus aria-hidden />
        {tramos.length >= MOST_SEGMENTS ? "Hasta diez tramos" : "Agregar tramo"}
      </Button>
    </section>
  );
}

type SegmentProps = EditorProps & {
  row: SegmentRow;
  index: number;
  onChange: (change: Partial<SegmentRow>) => void;
  onRemove: () => void;
};

function SegmentFields({ row, index, rates, state, onChange, onRemove }: SegmentProps) {
  const field = (name: keyof SegmentRow, label: string) => ({
    label,
    value: row[name],
    error: state.faultAt(`tramos.${index}.${name}`),
    onPut: (value: string) => onChange({ [name]: value }),
    onLeave: () => state.touch(`tramos.${index}.${name}`),
  });
  return (
    <fieldset className="min-w-0 border-line border-s-2 ps-4">
      <legend className="float-start mb-2 font-medium">Tramo {index + 1}</legend>
      <IconButton
        label={`Quitar el tramo ${index + 1}`}
        size="sm"
        className="float-end"
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <RateField
          {...field("tasa", "Tasa del tramo")}
          rates={rates}
          fixed={row.tasaFija !== ""}
          className="sm:col-span-2"
        />
        <DayInput {...field("desde", "Desde del tramo")} />
        <DayInput {...field("hasta", "Hasta del tramo")} />
        <PercentInput
          {...field("tasaFija", "Tasa fija del tramo")}
          hint="% anual, en lugar de la serie"
        />
        <PercentInput {...field("adicional", "Adicional del tramo")} hint="% anual simple" />
      </div>
    </fieldset>
  );
}
