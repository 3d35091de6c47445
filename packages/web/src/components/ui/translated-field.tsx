import { type ComponentProps, type FocusEvent, type Ref, useCallback } from "react";
import type { FieldShell } from "./field";
import { TextField } from "./text-field";

/** Converts between the stored and the typed form of a value; any other text stays. */
export type Translation = { keep: (typed: string) => string; type: (kept: string) => string };

type Props = FieldShell & ComponentProps<"input"> & { translation: Translation };

/**
 * An input where the person types a value in its local form and the form gets the stored one. It is
 * formatted on blur. Spread `form.field("name")` into the component made of it.
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
 * The ref of an input whose typed value is shown and whose stored value the form gets. `onWrite` is
 * called with what the form writes.
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

/** The input as the form library sees it: its value is the stored one, not the typed one. */
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

/** Writes into an input as if a person typed: its listeners are called. */
export function writeInto(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  native()?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
