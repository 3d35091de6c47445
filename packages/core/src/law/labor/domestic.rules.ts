import { FROM_MEMORY, rule } from "./ruling.rules";

/** The regime of work in private homes: its own seniority, notice and rest of the month. */
const said = (norma: string) => [norma, "M", `Ley 26.844, ${FROM_MEMORY}`] as const;

export const DOMESTIC_SENIORITY = rule("always", [...said("Ley 26.844 art. 48")], null);
export const DOMESTIC_INTEGRATION = rule("always", [...said("Ley 26.844 art. 44")], null);
export const DOMESTIC_TRIAL = rule("always", [...said("Ley 26.844 art. 7")], null);
export const DOMESTIC_MATERNITY = rule("always", [...said("Ley 26.844 arts. 41 y 42")], null);

/** Days of notice, and from how many years of service the longer one is due. */
export const DOMESTIC_NOTICE = rule("always", [...said("Ley 26.844 arts. 42 y 43")], {
  short: { days: 10, codigo: "preaviso_10_dias" },
  from: 1,
  long: { days: 30, codigo: "preaviso_30_dias" },
} as const);

/** What every end pays, by its own articles. */
export const DOMESTIC_FINAL = {
  worked: rule("always", [...said("Ley 26.844 arts. 18 a 20")], null),
  bonus: rule("always", [...said("Ley 26.844 arts. 26 a 28")], null),
  vacations: rule("always", [...said("Ley 26.844 arts. 29 a 31")], null),
};
