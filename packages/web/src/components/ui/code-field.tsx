import type { ChangeEvent, ComponentProps } from "react";
import { flushSync } from "react-dom";
import { Field, type FieldShell } from "./field";
import { Input } from "./input";

type CodeFieldProps = FieldShell &
  ComponentProps<"input"> & {
    /** The code is all that its form asks: the sixth digit sends it. */
    sends?: boolean;
  };

/** Six digits in one input: can be pasted, filled in by the phone, and read as one value. */
export function CodeField(props: CodeFieldProps) {
  const { label, error, hint, className, id, sends, ...input } = props;
  const typeThenSend = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, form } = event.target;
    // The form must hold the last digit before it is sent.
    flushSync(() => input.onChange?.(event));
    if (/^\d{6}$/.test(value)) form?.requestSubmit();
  };
  return (
    <Field {...{ label, error, hint, className, id }}>
      {(control) => (
        <Input
          {...input}
          {...control}
          {...(sends && { onChange: typeThenSend })}
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
