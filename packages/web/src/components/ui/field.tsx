import { type ReactNode, useId } from "react";
import { cn } from "~/lib/cn";

export type FieldShell = {
  label: string;
  error?: string;
  hint?: ReactNode;
  className?: string;
};

/** The props that tie a control to its label, hint and error. */
export type ControlBinding = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldShell & { id?: string; children: (control: ControlBinding) => ReactNode };

/** A visible label, a control, and under it the error or else the hint. */
export function Field({ label, error, hint, className, id, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const note = error ? withoutLabel(error, label) : hint;
  return (
    <div className={cn("min-w-0", className)}>
      <label htmlFor={own} className="mb-1.5 block font-medium text-ink">
        {label}
      </label>
      {children({
        id: own,
        "aria-describedby": note ? `${own}-note` : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <p
        id={`${own}-note`}
        aria-live="polite"
        className={cn(
          note ? "mt-1.5 text-sm" : undefined,
          error ? "text-danger" : "text-ink-faint",
        )}
      >
        {note && <bdi>{note}</bdi>}
      </p>
    </div>
  );
}

/** An error without the name of its field, which is shown right above it. */
function withoutLabel(fault: string, label: string): string {
  const prefix = `${label}: `;
  if (!fault.startsWith(prefix)) return fault;
  const own = fault.slice(prefix.length);
  return own.charAt(0).toLocaleUpperCase("es-AR") + own.slice(1);
}
