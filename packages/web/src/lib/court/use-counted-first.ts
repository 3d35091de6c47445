import { type RefObject, useEffect, useRef } from "react";
import { isInWorkingDays } from "../local-date";

/**
 * Has the form around a box wait, when it is sent, until the working days typed in the box's input
 * («+5 hábiles») are counted: Enter sends while the person is still in it, and a click may overtake
 * what leaving it began. `count` writes the day; what cannot be counted is sent as it is.
 */
export function useCountedFirst(
  box: RefObject<HTMLElement | null>,
  count: (input: HTMLInputElement) => Promise<void>,
): void {
  const latest = useRef(count);
  latest.current = count;
  useEffect(() => {
    const input = box.current?.querySelector("input");
    const form = input?.form;
    if (!input || !form) return;
    let uncountable: string | undefined;
    const hold = async (event: SubmitEvent) => {
      if (!isInWorkingDays(input.value) || input.value === uncountable) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      await latest.current(input);
      uncountable = input.value;
      // Not while it is still being sent: a form sends itself once at a time.
      setTimeout(() => form.requestSubmit(event.submitter));
    };
    // Before React, which listens further up, hears of it.
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [box]);
}
