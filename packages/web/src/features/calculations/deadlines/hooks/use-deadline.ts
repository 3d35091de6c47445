import { CalculationError } from "@foja/core/law/calculation/calculation.rules";
import type { CourtCalendar } from "@foja/core/law/deadlines/calendar.rules";
import { isCountable } from "@foja/core/law/deadlines/countable.rules";
import { dueDate } from "@foja/core/law/deadlines/deadline.rules";
import type { DeadlineResult, DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import { parseQuick } from "@foja/core/law/deadlines/quick.rules";
import { useMemo, useState } from "react";
import { type DeadlineValues, variablesOf } from "../lib/deadline-form";

export type ComputedDeadline = { variables: DeadlineVariables; result: DeadlineResult };

/**
 * The deadline of a form, computed at every keystroke by the server's own engine; while the form is
 * not valid, the last valid one, dimmed.
 */
export function useDeadline(values: DeadlineValues, calendar: CourtCalendar) {
  const text = JSON.stringify(values);
  const fresh = useMemo(() => compute(JSON.parse(text), calendar), [text, calendar]);
  const [good, setGood] = useState(fresh);
  if (fresh && fresh !== good) setGood(fresh);
  return { computed: fresh ?? good, dimmed: !fresh };
}

function compute(values: DeadlineValues, calendar: CourtCalendar): ComputedDeadline | undefined {
  if (!parseQuick(values.plazo)) return undefined;
  const variables = variablesOf(values);
  if (!isCountable(variables)) return undefined;
  try {
    return { variables, result: dueDate(variables, calendar) };
  } catch (error) {
    if (error instanceof CalculationError) return undefined;
    throw error;
  }
}
