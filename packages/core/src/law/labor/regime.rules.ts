import type { Norm } from "../calculation/norm.rules";
import { SINCE_LCT } from "./ruling.rules";

export const REGIMES = ["A", "B", "C"] as const;
export type Regime = (typeof REGIMES)[number];

/** The law of dismissals by date of termination: consecutive regimes without a gap. */
export const REGIME_NORMS: readonly Norm<Regime>[] = [
  {
    norma: "LCT, texto de la Ley 25.877, con las multas de las Leyes 24.013, 25.323 y 25.345",
    vigenciaDesde: SINCE_LCT,
    vigenciaHasta: "2024-07-08",
    verificado: "V",
    fuente: "Ley 27.742, B.O. 8/7/2024: rige lo anterior hasta ese día inclusive",
    valor: "A",
  },
  {
    norma: "LCT con la reforma de la Ley 27.742",
    vigenciaDesde: "2024-07-09",
    vigenciaHasta: "2026-03-05",
    verificado: "V",
    fuente: "Ley 27.742, B.O. 8/7/2024, vigente desde el día siguiente",
    valor: "B",
  },
  {
    norma: "LCT con la reforma de la Ley 27.802",
    vigenciaDesde: "2026-03-06",
    vigenciaHasta: null,
    verificado: "V",
    fuente: "Ley 27.802, B.O. 6/3/2026, y Decreto 137/2026, vigente desde su publicación",
    valor: "C",
  },
];

const LAWS: Record<Regime, string> = {
  A: "LCT anterior a la Ley 27.742",
  B: "LCT con la Ley 27.742",
  C: "LCT con la Ley 27.802",
};

/** The law of a regime as it is cited in court: «LCT con la Ley 27.802». */
export const lawName = (regime: Regime): string => LAWS[regime];

/** The law that applies to a settlement, and the day on which rules in force are looked up. */
export type Law = { norm: Norm<Regime>; regime: Regime; day: string };

/**
 * The law of a termination: by its date, or the regime that the lawyer chooses, read as of the day
 * in that regime nearest to the termination.
 */
export function lawOf(termination: string, chosen?: Regime | null): Law {
  const norm = REGIME_NORMS.find((one) =>
    chosen ? one.valor === chosen : termination <= until(one),
  );
  if (!norm) throw new RangeError("No regime rules that day");
  const notBefore = termination < norm.vigenciaDesde ? norm.vigenciaDesde : termination;
  return { norm, regime: norm.valor, day: notBefore > until(norm) ? until(norm) : notBefore };
}

const until = (norm: Norm) => norm.vigenciaHasta ?? "9999-12-31";
