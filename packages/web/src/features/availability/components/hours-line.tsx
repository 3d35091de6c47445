import type { ReactNode } from "react";
import { TimeField } from "~/components/ui/time-field";
import { toClock } from "~/lib/local-date";
import type { Hours } from "../lib/week";

type HoursLineProps = {
  hours: Hours;
  /** The name of the day, for the labels of the fields. */
  name: string;
  fault?: string;
  onChange: (hours: Hours) => void;
  tools: ReactNode;
};

/** A range of hours in one line; its error is below it. */
export function HoursLine({ hours, name, fault, onChange, tools }: HoursLineProps) {
  return (
    <li>
      <div className="flex items-start gap-2">
        <Hour
          label={`${name}, desde`}
          value={hours.from}
          fault={fault}
          onChange={(from) => onChange({ ...hours, from })}
        />
        <span aria-hidden className="pt-2.5 text-ink-soft">
          a
        </span>
        <Hour
          label={`${name}, hasta`}
          value={hours.to}
          fault={fault}
          onChange={(to) => onChange({ ...hours, to })}
        />
        {tools}
      </div>
      {fault && (
        <p aria-hidden className="mt-1 text-danger text-sm">
          {fault}
        </p>
      )}
    </li>
  );
}

type HourProps = {
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (clock: string) => void;
};

const Hour = ({ label, value, fault, onChange }: HourProps) => (
  <TimeField
    label={label}
    // The line shows label and error once for both fields; screen readers hear them at each.
    className="w-[5.5rem] shrink-0 [&_label]:sr-only [&_p]:sr-only"
    defaultValue={value}
    error={fault}
    onChange={({ target }) => onChange(toClock(target.value))}
  />
);
