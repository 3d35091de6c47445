import { useMemo } from "react";
import { useCourtDays } from "~/lib/court/use-court-days";
import { today } from "~/lib/due";
import type { Loaded } from "../lib/local-search";
import { type Understood, understand } from "../lib/understand";

/** What a line asks to be written down, by the cases that are known here and the court's days. */
export function useUnderstood(text: string, { cases }: Loaded): Understood[] {
  const court = useCourtDays();
  return useMemo(
    () => understand(text, { cases, today: today(), addWorking: court?.add }),
    [text, cases, court],
  );
}
