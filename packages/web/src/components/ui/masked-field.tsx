import type { ComponentProps, FocusEvent } from "react";
import type { FieldShell } from "./field";
import { TextField } from "./text-field";

type Props = FieldShell & ComponentProps<"input"> & { mask: (text: string) => string };

/** A number with its usual punctuation: typed in any way, formatted on blur. */
export function MaskedField({ mask, onBlur, ...props }: Props) {
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = mask(event.target.value);
    onBlur?.(event);
  };
  return <TextField autoComplete="off" {...props} onBlur={tidy} />;
}
