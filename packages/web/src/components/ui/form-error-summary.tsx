import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type FieldError = { id: string; message: string };

type FormErrorSummaryProps = {
  /** Why the whole form was refused. */
  message?: string;
  /** The fields with errors; each is a link to its control. */
  fields?: FieldError[];
  children?: ReactNode;
};

/** The errors of a form, above it, read aloud when they appear. */
export function FormErrorSummary({ message, fields = [], children }: FormErrorSummaryProps) {
  if (!message && fields.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex animate-appear gap-3 rounded-md border border-danger/30 bg-danger-wash px-3.5 py-3 text-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{message ?? "Revisá estos datos:"}</p>
        {fields.length > 0 && (
          <ul className="mt-1">
            {fields.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`} className="inline-block py-1 underline underline-offset-2">
                  {field.message}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
