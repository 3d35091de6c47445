/**
 * How sure we are of a rule: V, read in the norm or the data; R, reported by press, doctrine or
 * public documents; M, from memory; I, inferred. What rests on the last two is only suggested.
 */
export const EVIDENCE = ["V", "R", "M", "I"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** A rule of law as data: what says it, since when and until when it rules, how sure we are. */
export type Norm<T = unknown> = {
  norma: string;
  /** First and last day on which it rules; without a last one it still does. */
  vigenciaDesde: string;
  vigenciaHasta: string | null;
  verificado: Evidence;
  /** Where it was read, or by whom it was reported. */
  fuente: string;
  /** What it says: a percentage, a number of days, a date. */
  valor: T;
};

/** The mark on a figure that rests on something unverified. */
export const SUGGESTED = "Sugerido, verificá";

/** Whether a rule was read in its source, or reported by one. */
export const isVerified = (evidence: Evidence): boolean => evidence === "V" || evidence === "R";

/** The rule in force on a day: of those that rule then, the latest. Nothing when none does. */
export const inForce = <T>(norms: readonly Norm<T>[], day: string): Norm<T> | undefined =>
  norms
    .filter(({ vigenciaDesde: from, vigenciaHasta: to }) => from <= day && (!to || day <= to))
    .sort((a, b) => (a.vigenciaDesde < b.vigenciaDesde ? 1 : -1))[0];
