import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";
import { Field, type FieldShell } from "./field";
import { Input } from "./input";

/** Six digits in one input: it can be pasted, filled in by the phone, and read as one thing. */
export function CodeField(props: FieldShell & ComponentProps<"input">) {
  const { label, error, hint, optional, className, id, ...input } = props;
  return (
    <Field {...{ label, error, hint, optional, className, id }}>
      {(control) => (
        <Input
          {...input}
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={6}
          placeholder="000000"
          className={cn(
            "h-14 text-center font-medium tracking-[0.5em] text-xl sm:text-xl",
            "ps-[0.5em]",
          )}
        />
      )}
    </Field>
  );
}
