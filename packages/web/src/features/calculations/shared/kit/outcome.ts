import { CalculationError } from "@foja/core/law/calculation/calculation.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import type { Engine, Given } from "@foja/core/law/engines/engine.rules";

/** A result on screen: its variables, its figures, and its sheet. */
export type Computed<V = unknown, R = unknown> = { variables: V; result: R; sheet: Sheet };

/** A sentence for each variable with an error, by its path. */
export type Faults = Record<string, string>;
export type Checked<V> = { variables?: V; faults: Faults };
export type Outcome<V, R> = { computed?: Computed<V, R>; faults: Faults };

/** Checks the typed variables: the first error of each, by its path. */
export function checked<V, R>(engine: Engine<V, R>, typed: unknown): Checked<V> {
  const { success, data, error } = engine.variables.safeParse(typed);
  if (success) return { variables: data, faults: {} };
  const faults: Faults = {};
  for (const { path, message } of error.issues) faults[path.join(".")] ??= message;
  return { faults };
}

/** Computes in the browser what the server computes on saving. */
export function outcomeOf<V, R>(engine: Engine<V, R>, variables: V, given: Given): Outcome<V, R> {
  try {
    const result = engine.compute(variables, given);
    return { computed: { variables, result, sheet: engine.sheet(variables, result) }, faults: {} };
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return { faults: { [error.path]: error.message } };
  }
}
