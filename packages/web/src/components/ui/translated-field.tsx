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
  const bind = useTranslated(ref, translation);
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = translation.type(translation.keep(event.target.value));
    onBlur?.(event);
  };
  return <TextField autoComplete="off" {...props} ref={bind} onBlur={tidy} />;
}

/**
 * The ref of an input that shows the form the kept value while a person sees the typed one. `onWrite`
 * gets what the form writes.
 */
export function useTranslated(
  ref: Ref<HTMLInputElement> | undefined,
  translation: Translation,
  onWrite?: (typed: string) => void,
) {
  return useCallback(
    (input: HTMLInputElement | null) => attach(ref, input && facadeOf(input, translation, onWrite)),
    [ref, translation, onWrite],
  );
}

function attach(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null): void {
  if (typeof ref === "function") ref(input);
  else if (ref) ref.current = input;
}

const facades = new WeakMap<HTMLInputElement, HTMLInputElement>();

/** The input as the form library sees it: its value is the kept one, not the typed one. */
function facadeOf(
  input: HTMLInputElement,
  { keep, type }: Translation,
  onWrite?: (typed: string) => void,
): HTMLInputElement {
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
      onWrite?.(input.value);
    },
    focus: () => input.focus(),
  };
  facades.set(input, facade as HTMLInputElement);
  return facade as HTMLInputElement;
}

const native = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");

/** Writes into an input as a person would: whoever listens to it hears of it. */
export function writeInto(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  native()?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
