import { type ReactNode, useId } from "react";
import { cn } from "~/lib/cn";

export type FieldShell = {
  label: string;
  error?: string;
  hint?: ReactNode;
  /** Says «(opcional)» beside the label; what says nothing is required. */
  optional?: boolean;
  className?: string;
};

/** What a control must carry so that its label, hint and error are its own. */
export type ControlBinding = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldShell & { id?: string; children: (control: ControlBinding) => ReactNode };

/** A visible label, a control, and under it the error or else the hint. */
export function Field({ label, error, hint, optional, className, id, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const note = error ?? hint;
  return (
    <div className={cn("min-w-0", className)}>
      <label htmlFor={own} className="mb-1.5 block font-medium text-ink">
        {label}
        {optional && <span className="ms-1.5 font-normal text-ink-faint">(opcional)</span>}
      </label>
      {children({
        id: own,
        "aria-describedby": note ? `${own}-note` : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {note && (
        <p
          id={`${own}-note`}
          className={cn("mt-1.5 text-sm", error ? "text-danger" : "text-ink-faint")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
