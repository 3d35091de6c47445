import type { ComponentProps } from "react";
import { Field, type FieldShell } from "./field";
import { Input, Textarea } from "./input";

/** A labelled line of text. Spread `form.field("name")` into it. */
export function TextField(props: FieldShell & ComponentProps<"input">) {
  const { label, error, hint, className, id, ...input } = props;
  return (
    <Field {...{ label, error, hint, className, id }}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

/** A labelled text of several lines. */
export function TextareaField(props: FieldShell & ComponentProps<"textarea">) {
  const { label, error, hint, className, id, ...area } = props;
  return (
    <Field {...{ label, error, hint, className, id }}>
      {(control) => <Textarea {...area} {...control} />}
    </Field>
  );
}
