import { dayOf } from "@foja/core/kernel/zone.rules";
import { CalculationError } from "@foja/core/law/calculation/calculation.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { settle } from "@foja/core/law/labor/labor.rules";
import { type LaborVariables, laborVariables } from "@foja/core/law/labor/labor.schema";
import { laborSheet } from "@foja/core/law/labor/labor.sheet.rules";
import { lawName, REGIMES, type Regime } from "@foja/core/law/labor/regime.rules";

export type Settled = { variables: LaborVariables; sheet: Sheet; regime: Regime; total: number };
/** The result, or the message of each variable with an error. */
export type Outcome = { settled?: Settled; faults: Record<string, string> };

/** Computes the settlement of the form like the server. */
export function outcomeOf(said: Record<string, unknown>): Outcome {
  const read = laborVariables.safeParse(said);
  if (!read.success) {
    const faults: Record<string, string> = {};
    for (const { path, message } of read.error.issues) faults[path.join(".")] ??= message;
    return { faults };
  }
  try {
    const result = settle(read.data, dayOf(Date.now()));
    const sheet = laborSheet(read.data, result);
    const settled = { variables: read.data, sheet, regime: result.regimen, total: result.total };
    return { settled, faults: {} };
  } catch (error) {
    if (error instanceof CalculationError) return { faults: { [error.path]: error.message } };
    throw error;
  }
}

/** A settlement that was set aside to be compared with. */
export type Kept = { label: string; variables: LaborVariables };
export type Column = { label: string; sheet: Sheet };

/** The same data in the other regimes: with the reform and without it. */
export function otherRegimes({ variables, regime }: Settled): Column[] {
  if (variables.regimenEspecial) return [];
  return REGIMES.filter((other) => other !== regime).flatMap((regimen) => {
    const { settled } = outcomeOf({ ...variables, regimen });
    return settled ? [{ label: lawName(regimen), sheet: settled.sheet }] : [];
  });
}

/** A settlement that was set aside, computed again. */
export const keptColumn = ({ label, variables }: Kept): Column[] => {
  const { settled } = outcomeOf(variables);
  return settled ? [{ label, sheet: settled.sheet }] : [];
};
