import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type ChoiceGroupProps<T extends string> = {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
  className?: string;
};

/** A choice of one of a few values, all visible. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { legend, name, value, options, onChange, className } = props;
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className={cn("grid gap-1.5", className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md border px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
