import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { LABOR } from "@foja/core/law/engines/labor.rules";
import type { LaborResult, LaborVariables } from "@foja/core/law/labor/labor.schema";
import { lawName, REGIMES } from "@foja/core/law/labor/regime.rules";
import type { Kept } from "~/features/calculations/shared/kit/group";
import { type Computed, checked, outcomeOf } from "~/features/calculations/shared/kit/outcome";

export type Settled = Computed<LaborVariables, LaborResult>;
export type Column = { label: string; sheet: Sheet };

/** The same data in the other regimes: with the reform and without it. */
export function otherRegimes({ variables, result }: Settled): Column[] {
  if (variables.regimenEspecial) return [];
  return REGIMES.filter((other) => other !== result.regimen).flatMap((regimen) =>
    keptColumn({ label: lawName(regimen), variables: { ...variables, regimen } }),
  );
}

/** A settlement that was set aside, computed again. */
export function keptColumn({ label, variables: kept }: Kept<LaborVariables>): Column[] {
  const { variables } = checked(LABOR, kept);
  const given = { today: dayOf(Date.now()), book: {}, calendar: undefined };
  const { computed } = variables ? outcomeOf(LABOR, variables, given) : {};
  return computed ? [{ label, sheet: computed.sheet }] : [];
}
