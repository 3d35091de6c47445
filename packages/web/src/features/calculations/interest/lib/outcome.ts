import { CalculationError } from "@foja/core/law/calculation/calculation.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { interestOf, seriesNeeded } from "@foja/core/law/interest/interest.rules";
import { type InterestVariables, interestVariables } from "@foja/core/law/interest/interest.schema";
import { interestSheet } from "@foja/core/law/interest/interest.sheet.rules";
import type { InterestResult } from "@foja/core/law/interest/interest-result.schema";
import type { SeriesBook } from "@foja/core/law/rates/rate.rules";
import type { SeriesKey } from "@foja/core/law/rates/rate.schema";

/** A result on screen: its variables, its figures, and its sheet. */
export type Computed = { variables: InterestVariables; result: InterestResult; sheet: Sheet };

export type Outcome = { computed?: Computed; faults: Record<string, string> };

/** The typed variables, checked. */
export type Checked = { variables?: InterestVariables; faults: Record<string, string> };

/** Checks the typed variables: the first error of each field, by its path. */
export function checked(typed: unknown): Checked {
  const { success, data, error } = interestVariables.safeParse(typed);
  if (success) return { variables: data, faults: {} };
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[path.join(".")] ??= message;
  return { faults };
}

/** The series that variables need. */
export const keysOf = (variables: InterestVariables | undefined): SeriesKey[] =>
  variables ? seriesNeeded(variables).map(({ key }) => key) : [];

/** Computes in the browser what the server computes on saving. */
export function outcomeOf(variables: InterestVariables, book: SeriesBook, today: string): Outcome {
  try {
    const result = interestOf(variables, book, today);
    return { computed: { variables, result, sheet: interestSheet(variables, result) }, faults: {} };
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return { faults: { [error.path]: error.message } };
  }
}
