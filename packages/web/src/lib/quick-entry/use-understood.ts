import { useMemo } from "react";
import { useCourtDays } from "~/lib/court/use-court-days";
import { today } from "~/lib/due";
import { type KnownCase, type Understood, understand } from "./understand";

/**
 * What a line asks for, given the loaded cases and the court's days. `read` is `understand`, or
 * `understandAny` for lines that need not begin with their kind.
 */
export function useUnderstood(
  text: string,
  cases: readonly KnownCase[],
  read = understand,
): Understood[] {
  const court = useCourtDays();
  return useMemo(
    () => read(text, { cases, today: today(), addWorking: court?.add }),
    [text, cases, court, read],
  );
}
