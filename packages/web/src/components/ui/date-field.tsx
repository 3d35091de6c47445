import { type ComponentProps, type FocusEvent, type Ref, useCallback } from "react";
import { toIsoDate, toTypedDate } from "~/lib/local-date";
import type { FieldShell } from "./field";
import { TextField } from "./text-field";

type Props = FieldShell & ComponentProps<"input">;

/**
 * A date written as here, dd/mm/aaaa, whatever the language of the browser: its own date input
 * follows the browser's. The form sees `YYYY-MM-DD`. Spread `form.field("name")` into it.
 */
export function DateField({ ref, onBlur, ...props }: Props) {
  const bind = useCallback(
    (input: HTMLInputElement | null) => attach(ref, input && facadeOf(input)),
    [ref],
  );
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = toTypedDate(toIsoDate(event.target.value));
    onBlur?.(event);
  };
  return (
    <TextField
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      maxLength={10}
      autoComplete="off"
      {...props}
      ref={bind}
      onBlur={tidy}
    />
  );
}

function attach(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null): void {
  if (typeof ref === "function") ref(input);
  else if (ref) ref.current = input;
}

const facades = new WeakMap<HTMLInputElement, HTMLInputElement>();

/** The input as the form library sees it: its value is the stored date, not the typed one. */
function facadeOf(input: HTMLInputElement): HTMLInputElement {
  const known = facades.get(input);
  if (known) return known;
  const facade = {
    name: input.name,
    type: "text",
    get value() {
      return toIsoDate(input.value);
    },
    set value(iso: string) {
      input.value = toTypedDate(iso);
    },
    focus: () => input.focus(),
  };
  facades.set(input, facade as HTMLInputElement);
  return facade as HTMLInputElement;
}
