import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "~/lib/cn";

type CheckboxProps = ComponentProps<"input"> & {
  label: ReactNode;
  /** The label is only for screen readers, as in a table's first column. */
  hideLabel?: boolean;
};

type BareCheckboxProps = ComponentProps<"input"> & { label: string };

/** A checkbox whose label is only for screen readers, in one element: a list has many. */
export const BareCheckbox = ({ label, className, ...rest }: BareCheckboxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    {...rest}
    className={cn("size-4 cursor-pointer align-middle accent-accent", className)}
  />
);

/** A checkbox with its label; the whole line is the target. */
export function Checkbox({ label, hideLabel, className, id: given, ...rest }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <span className={cn("inline-flex min-h-6 items-center gap-2", className)}>
      <input
        id={id}
        type="checkbox"
        {...rest}
        className="size-4 shrink-0 cursor-pointer accent-accent"
      />
      <label htmlFor={id} className={hideLabel ? "sr-only" : "min-w-0 grow cursor-pointer"}>
        {label}
      </label>
    </span>
  );
}
