import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

/** The classes of every control to type or choose in. 16 px on phones: iOS zooms in on less. */
export const controlClass =
  "block w-full min-w-0 rounded-md border border-line-strong bg-sheet px-3 text-lg text-ink transition-colors hover:border-ink-soft focus-visible:border-accent focus-visible:-outline-offset-1 [&[readonly]]:bg-wash disabled:bg-wash disabled:text-ink-faint aria-invalid:border-danger sm:text-base [&::-webkit-calendar-picker-indicator]:hidden!";

/** One line of text. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={cn(controlClass, "h-10", className)} />;
}

/** Several lines of text; it grows with its content. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={4}
      {...rest}
      className={cn(controlClass, "field-sizing-content min-h-24 py-2", className)}
    />
  );
}
