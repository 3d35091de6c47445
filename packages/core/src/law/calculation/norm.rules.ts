/**
 * How certain a rule is: V, read in the norm or the data; R, reported by press, doctrine or public
 * documents; M, from memory; I, inferred. Results based on M or I are only suggestions.
 */
export const EVIDENCE = ["V", "R", "M", "I"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** A rule of law as data: its norm, the days between which it is in force, how certain it is. */
export type Norm<T = unknown> = {
  norma: string;
  /** First and last day in force; null for a norm still in force. */
  vigenciaDesde: string;
  vigenciaHasta: string | null;
  verificado: Evidence;
  /** The source in which it was read, or that reported it. */
  fuente: string;
  /** Its content: a percentage, a number of days, a date. */
  valor: T;
};

/** The mark on a figure that relies on an unverified rule. */
export const SUGGESTED = "Sugerido, verificá";

/** Whether a rule was read in its source, or reported by a source. */
export const isVerified = (evidence: Evidence): boolean => evidence === "V" || evidence === "R";

/** The rule in force on a day: the latest, if several are. Undefined when none is. */
export const inForce = <T>(norms: readonly Norm<T>[], day: string): Norm<T> | undefined =>
  norms
    .filter(({ vigenciaDesde: from, vigenciaHasta: to }) => from <= day && (!to || day <= to))
    .sort((a, b) => b.vigenciaDesde.localeCompare(a.vigenciaDesde))[0];
