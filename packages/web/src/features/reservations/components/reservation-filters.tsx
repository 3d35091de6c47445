import { isDay } from "@foja/core/kernel/day.rules";
import type { FocusEvent } from "react";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { toIsoDate } from "~/lib/local-date";
import { type Filters, SPANS, STATES } from "../lib/filters";

type FiltersProps = {
  filters: Filters;
  onChange: (change: Record<string, string>) => void;
};

const options = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => ({ value, label }));

/** The filters of the reservations: their state, and when. */
export function ReservationFilters({ filters, onChange }: FiltersProps) {
  const { state, span, from, to } = filters;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
      <SelectField
        label="Estado"
        className="w-52"
        options={options(STATES)}
        value={state}
        onChange={({ target }) => onChange({ estado: target.value })}
      />
      <SelectField
        label="Cuándo"
        className="w-52"
        options={options(SPANS)}
        value={span}
        onChange={({ target }) => onChange({ cuando: target.value })}
      />
      {span === "fechas" && (
        <>
          <Day label="Desde" value={from} onDay={(desde) => onChange({ desde })} />
          <Day label="Hasta" value={to} onDay={(hasta) => onChange({ hasta })} />
        </>
      )}
    </div>
  );
}

type DayProps = { label: string; value: string; onDay: (day: string) => void };

/** A day is applied on blur. */
function Day({ label, value, onDay }: DayProps) {
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const day = toIsoDate(target.value);
    if (day === "" || isDay(day)) onDay(day);
  };
  return (
    <DateField
      label={label}
      className="w-52"
      defaultValue={value.split("-").reverse().join("/")}
      onBlur={leave}
    />
  );
}
