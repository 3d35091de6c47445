import { FROM_MEMORY, rule } from "./ruling.rules";

/** The regime of work in private homes: its own seniority, notice and rest of the month. */
const said = (norma: string) => [norma, "M", `Ley 26.844, ${FROM_MEMORY}`] as const;

export const DOMESTIC_SENIORITY = rule("always", [...said("Ley 26.844 art. 48")], null);
export const DOMESTIC_INTEGRATION = rule("always", [...said("Ley 26.844 art. 44")], null);
/** The annual bonus is a twelfth of pay, by its own articles. */
export const DOMESTIC_BONUS = rule("always", [...said("Ley 26.844 arts. 26 a 28, Ley 23.041")], {
  part: 12,
});

/**
 * Trial: before, thirty days living in, otherwise fifteen of work in three months; now six months.
 */
export const DOMESTIC_TRIAL = [
  rule("aAndB", ["Ley 26.844 art. 7", "R", "Texto anterior a la Ley 27.802"], {
    months: 1,
    text: "30 días sin retiro, o 15 de trabajo en hasta tres meses con retiro",
  }),
  rule("c", ["Ley 26.844 art. 7 (Ley 27.802)", "R", "Ley 27.802, B.O. 6/3/2026"], {
    months: 6,
    text: "seis meses",
  }),
];
export const DOMESTIC_MATERNITY = rule("always", [...said("Ley 26.844 arts. 41 y 42")], null);

/** Days of notice, and the years of service from which the longer one is due. */
export const DOMESTIC_NOTICE = rule("always", [...said("Ley 26.844 arts. 42 y 43")], {
  short: { days: 10, codigo: "preaviso_10_dias" },
  from: 1,
  long: { days: 30, codigo: "preaviso_30_dias" },
} as const);

/** The norms of what every end pays, by its own articles. */
export const DOMESTIC_FINAL = {
  worked: rule("always", [...said("Ley 26.844 arts. 18 a 20")], null),
  bonus: rule("always", [...said("Ley 26.844 arts. 26 a 28, Ley 23.041")], null),
  vacations: rule("always", [...said("Ley 26.844 arts. 29 a 31")], null),
};
