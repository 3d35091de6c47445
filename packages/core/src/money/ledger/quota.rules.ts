import { type Exact, exact, pesos } from "../../kernel/money.rules";
import type { CalculatorType, KINDS } from "../../law/calculation/kinds.rules";

/** The kind of claim, on which the legal ceiling depends. */
type QuotaOf = NonNullable<(typeof KINDS)[CalculatorType]["quota"]>;

type Ceiling = { percent: number; warning: string };

/**
 * Ceilings of a cuota litis, lowest first. They only warn: the lawyer decides whether one applies.
 */
const CEILINGS: Record<QuotaOf, Ceiling[]> = {
  labor: [
    {
      percent: 20,
      warning:
        "Supera el 20 %: es el tope del pacto de cuota litis con la persona trabajadora (LCT, art. 277), que además se ratifica y se homologa.",
    },
  ],
  other: [
    {
      percent: 30,
      warning:
        "Supera el 30 % de la Ley 27.423, art. 6: llega al 40 % solo si tomás a tu cargo los gastos y las costas.",
    },
    { percent: 40, warning: "Supera el 40 %, el máximo de la Ley 27.423, art. 6." },
  ],
};

/** The fee of a cuota litis: a percent of a total in pesos, to the cent, half up. */
export const quotaOf = (total: Exact | number, percent: Exact | number): number =>
  pesos(exact(total).times(percent).div(100));

/** The warning for a percent above a legal ceiling; null if below. The percent is never cut. */
export const quotaWarning = (of: QuotaOf, percent: number): string | null =>
  CEILINGS[of].findLast((ceiling) => percent > ceiling.percent)?.warning ?? null;
