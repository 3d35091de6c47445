import { CalculationError } from "@foja/core/law/calculation/calculation.rules";
import type { CourtCalendar } from "@foja/core/law/deadlines/calendar.rules";
import { isCountable } from "@foja/core/law/deadlines/countable.rules";
import { dueDate } from "@foja/core/law/deadlines/deadline.rules";
import type { DeadlineResult, DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { parseQuick } from "@foja/core/law/deadlines/quick.rules";
import { useMemo, useState } from "react";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { type DeadlineValues, variablesOf } from "../lib/deadline-form";

export type ComputedDeadline = { variables: DeadlineVariables; result: DeadlineResult };

const schema = async () => (await import("../lib/deadline-form-schema")).deadlineForm;

/** The form of a deadline with what it comes to, by the calendar that a hook reads. */
export function useDeadlineForm(
  start: DeadlineValues,
  useCalendar: (jurisdiccion: JurisdictionId) => { calendar: CourtCalendar; failed?: boolean },
) {
  const form = useSchemaForm<DeadlineValues>(schema, start);
  const values = form.watch();
  const { calendar, failed } = useCalendar(values.jurisdiccion);
  return { form, values, failed, ...useDeadline(values, calendar) };
}

/**
 * The deadline of a form, computed at every keystroke by the server's own engine; while the form is
 * not valid, the last valid one, dimmed.
 */
function useDeadline(values: DeadlineValues, calendar: CourtCalendar) {
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
