import { type ComponentProps, type FocusEvent, type Ref, useCallback } from "react";
import type { FieldShell } from "./field";
import { TextField } from "./text-field";

/** Translates between the stored and the typed form of a value; any other text stays. */
export type Translation = { keep: (typed: string) => string; type: (kept: string) => string };

type Props = FieldShell & ComponentProps<"input"> & { translation: Translation };

/**
 * An input whose person types a value in its local form, while the form gets the stored one. It is
 * tidied when one leaves it. Spread `form.field("name")` into the component made of it.
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
 * The ref of an input that gives the form the stored value while a person sees the typed one. `onWrite`
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

/** Writes into an input as a person would: its listeners are called. */
export function writeInto(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  native()?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
