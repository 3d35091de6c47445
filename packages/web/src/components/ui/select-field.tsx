import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";
import { Field, type FieldShell } from "./field";
import { controlClass } from "./input";

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = ComponentProps<"select"> & { options: readonly Option[]; placeholder?: string };

/** The browser's own select: it works well on phones and with every screen reader. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={cn(controlClass, "h-10 appearance-none pe-9", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-faint"
      />
    </span>
  );
}

/** A labelled choice of one value. */
export function SelectField(props: FieldShell & SelectProps) {
  const { label, error, hint, className, id, ...select } = props;
  return (
    <Field {...{ label, error, hint, className, id }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
