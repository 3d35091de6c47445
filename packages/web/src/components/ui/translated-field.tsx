import { type ComponentProps, type FocusEvent, type Ref, useCallback } from "react";
import type { FieldShell } from "./field";
import { TextField } from "./text-field";

/** How a value is kept and how it is typed here: each from the other; what is neither stays. */
export type Translation = { keep: (typed: string) => string; type: (kept: string) => string };

type Props = FieldShell & ComponentProps<"input"> & { translation: Translation };

/**
 * A value written as it is written here while the form sees it as it is kept: typed as one likes and
 * tidied when one leaves it. Spread `form.field("name")` into what is made of it.
 */
export function TranslatedField({ ref, onBlur, translation, ...props }: Props) {
  const bind = useCallback(
    (input: HTMLInputElement | null) => attach(ref, input && facadeOf(input, translation)),
    [ref, translation],
  );
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = translation.type(translation.keep(event.target.value));
    onBlur?.(event);
  };
  return <TextField autoComplete="off" {...props} ref={bind} onBlur={tidy} />;
}

function attach(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null): void {
  if (typeof ref === "function") ref(input);
  else if (ref) ref.current = input;
}

const facades = new WeakMap<HTMLInputElement, HTMLInputElement>();

/** The input as the form library sees it: its value is the kept one, not the typed one. */
function facadeOf(input: HTMLInputElement, { keep, type }: Translation): HTMLInputElement {
  const known = facades.get(input);
  if (known) return known;
  const facade = {
    name: input.name,
    type: "text",
    get value() {
      return keep(input.value);
    },
    set value(kept: string) {
      input.value = type(kept);
    },
    focus: () => input.focus(),
  };
  facades.set(input, facade as HTMLInputElement);
  return facade as HTMLInputElement;
}
