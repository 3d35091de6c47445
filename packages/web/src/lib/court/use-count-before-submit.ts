import { type RefObject, useEffect, useRef } from "react";
import { isInWorkingDays } from "../local-date";

/**
 * Delays the submission of the form around a box until the working days typed in its input («+5
 * hábiles») are counted: Enter submits while the person is still in the input, and a click may
 * overtake the counting that leaving it started. `count` writes the day; an input that cannot be
 * counted is submitted as it is.
 */
export function useCountBeforeSubmit(
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
      // Later, because a form that is being submitted cannot be submitted again.
      setTimeout(() => form.requestSubmit(event.submitter));
    };
    // In the capture phase, so that it runs before React, which listens on an ancestor.
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [box]);
}
