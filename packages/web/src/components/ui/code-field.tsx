import type { ComponentProps } from "react";
import { Field, type FieldShell } from "./field";
import { Input } from "./input";

/** Six digits in one input: can be pasted, filled in by the phone, and read as one value. */
export function CodeField(props: FieldShell & ComponentProps<"input">) {
  const { label, error, hint, className, id, ...input } = props;
  return (
    <Field {...{ label, error, hint, className, id }}>
      {(control) => (
        <Input
          {...input}
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={6}
          className="h-14 ps-[0.5em] text-center font-medium text-xl tracking-[0.5em] sm:text-xl"
        />
      )}
    </Field>
  );
}
