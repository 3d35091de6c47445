import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type FieldError = { id: string; message: string };

type FormErrorSummaryProps = {
  /** What the whole form was refused for. */
  message?: string;
  /** The fields at fault; each is a link to its control. */
  fields?: FieldError[];
  children?: ReactNode;
};

/** What stands in the way of a form, said once, above it, and read aloud when it appears. */
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
