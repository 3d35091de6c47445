import { addDays, addMonths, daysInMonth } from "../../kernel/day.rules";
import { dateText, exact, exactMoneyText, moneyText } from "../../kernel/money.rules";
import type { Norm } from "../calculation/norm.rules";
import { monthsAndDays } from "./calendar.rules";
import type { Dismissal } from "./dismissal.rules";
import { DOMESTIC_MATERNITY } from "./domestic.rules";
import type { Facts } from "./facts.rules";
import { type LineDraft, line, times } from "./line.rules";
import { FROM_MEMORY, ORDERED_TEXT as ORDERED, REFORM_B, rule } from "./ruling.rules";

/** One year's pay: thirteen months by default, twelve for those who exclude the bonus. */
const SPECIAL = rule("always", ["LCT arts. 178, 181 y 182", "V", ORDERED], null);
const SPECIAL_MONTHS = rule(
  "always",
  ["Trece o doce meses por el art. 182", "M", `Criterio de los tribunales, ${FROM_MEMORY}`],
  { months: 13 },
);
const DISCRIMINATION = rule("bAndC", ["LCT art. 245 bis (Ley 27.742)", "V", REFORM_B], null);
const UNION = rule("always", ["Ley 23.551 art. 52", "M", `Ley 23.551, ${FROM_MEMORY}`], {
  months: 12,
});
const SICK = rule("always", ["LCT art. 213", "V", ORDERED], null);
const MATERNITY = rule("always", ["LCT art. 183 inc. b", "V", ORDERED], { percent: 25 });

type Doubled = { percent: number; most: number | null };
const decree = (
  norma: string,
  vigenciaDesde: string,
  vigenciaHasta: string,
  valor: Doubled,
): Norm<Doubled> => ({
  ...{ norma, vigenciaDesde, vigenciaHasta, valor, verificado: "M" },
  fuente: `Decreto y sus prórrogas, ${FROM_MEMORY}`,
});

/** The increase of indemnities by decree for dismissals from 2019 to 2022. */
export const DOUBLED: readonly Norm<Doubled>[] = [
  decree("Decreto 34/2019", "2019-12-13", "2021-01-22", { percent: 100, most: null }),
  decree("Decreto 39/2021", "2021-01-23", "2021-12-31", { percent: 100, most: 500_000 }),
  decree("Decreto 886/2021", "2022-01-01", "2022-02-28", { percent: 75, most: 500_000 }),
  decree("Decreto 886/2021", "2022-03-01", "2022-04-30", { percent: 50, most: 500_000 }),
  decree("Decreto 886/2021", "2022-05-01", "2022-06-30", { percent: 25, most: 500_000 }),
];

/** The decree in force when the contract ended, for a worker hired before the first one. */
export const doubledBy = ({ entry, exit }: Pick<Facts, "entry" | "exit">) =>
  DOUBLED.find(
    ({ vigenciaDesde, vigenciaHasta }) =>
      entry < "2019-12-13" && vigenciaDesde <= exit && exit <= (vigenciaHasta ?? ""),
  );

/** The aggravated indemnities, each only if requested. */
export function aggravatedOf(facts: Facts, dismissal: Dismissal): LineDraft[] {
  const [special, discrimination] = [specialOf(facts), discriminationOf(facts, dismissal)];
  return [
    ...greaterOf(special, discrimination),
    sickOf(facts),
    maternityOf(facts),
    doubledOf(facts, dismissal),
    unionOf(facts),
  ].filter((one) => one !== undefined);
}

const unjust = ({ treatment }: Facts) => treatment.valor.injustificado === true;

/** The months of special pay that were requested. */
export const specialMonths = ({ variables, options }: Pick<Facts, "variables" | "options">) =>
  variables.mesesArt182 ?? (options.causaArt182 ? SPECIAL_MONTHS.valor.months : undefined);

function specialOf(facts: Facts): LineDraft | undefined {
  const months = specialMonths(facts);
  if (!months || !unjust(facts)) return undefined;
  const { pay, domestic } = facts;
  const norm = domestic ? DOMESTIC_MATERNITY : SPECIAL;
  const formula = times(pay, months, "mes", "meses");
  return line("art182", pay.times(months), formula, norm, SPECIAL_MONTHS);
}

function discriminationOf(facts: Facts, { seniority }: Dismissal): LineDraft | undefined {
  const percent = facts.options.porcentajeArt245bis;
  if (!percent || !seniority || !unjust(facts) || facts.domestic) return undefined;
  if (facts.law.regime === "A") return undefined;
  const formula = `${percent} % de ${moneyText(seniority.exact)}`;
  const amount = seniority.exact.times(percent).div(100);
  return { ...line("art245bis", amount, formula, DISCRIMINATION), basis: seniority.norms };
}

/** Art. 245 bis is not added to another special indemnity: the greater one is owed. */
function greaterOf(
  special: LineDraft | undefined,
  other: LineDraft | undefined,
): (LineDraft | undefined)[] {
  if (!special || !other) return [special, other];
  return [other.exact.gt(special.exact) ? other : special];
}

function sickOf({ options, exit, pay, domestic }: Facts): LineDraft | undefined {
  const until = options.fechaHastaArt213;
  if (!until || domestic) return undefined;
  const { months, days } = monthsAndDays(addDays(exit, 1), addDays(until, 1));
  const length = daysInMonth(until);
  const amount = pay.times(months).plus(pay.times(days).div(length));
  const formula = `${times(pay, months, "mes", "meses")} + ${exactMoneyText(pay)} × ${days} ÷ ${length} días`;
  return line("art213", amount, formula, SICK);
}

/**
 * Ley 23.551, art. 52: pay for what was left of the mandate, or of the stability of a candidate who
 * was not elected, and for one more year. Nothing once that year is over.
 */
function unionOf(facts: Facts): LineDraft | undefined {
  const { options, exit, pay, domestic } = facts;
  const ends = options.fechaFinTutela;
  if (!ends || domestic || !unjust(facts)) return undefined;
  const until = addMonths(ends, UNION.valor.months);
  if (until <= exit) return undefined;
  const { months, days } = monthsAndDays(addDays(exit, 1), addDays(until, 1));
  const length = daysInMonth(until);
  const amount = pay.times(months).plus(pay.times(days).div(length));
  const formula = `${times(pay, months, "mes", "meses")} + ${exactMoneyText(pay)} × ${days} ÷ ${length} días, hasta el ${dateText(until)}`;
  return line("ley23551_art52", amount, formula, UNION);
}

function maternityOf({ options, base, periods, mode, domestic }: Facts): LineDraft | undefined {
  const wage = options.salarioMinimo;
  if (!options.art183b || !wage || mode !== "renuncia" || domestic) return undefined;
  const { percent } = MATERNITY.valor;
  const part = base.computable.times(percent).div(100);
  const most = exact(wage);
  const each = part.gt(most) ? most : part;
  const capped = part.gt(most) ? `, hasta ${moneyText(most)}` : "";
  const formula = `(${percent} % de ${exactMoneyText(base.computable)}${capped}) × ${periods}`;
  return line("art183b", each.times(periods), formula, MATERNITY, ...base.norms);
}

function doubledOf(facts: Facts, dismissal: Dismissal): LineDraft | undefined {
  const norm = doubledBy(facts);
  if (!facts.options.dobleIndemnizacion || !norm || !unjust(facts)) return undefined;
  const { seniority, notice, noticeBonus, integration, integrationBonus } = dismissal;
  const parts = [seniority, notice, noticeBonus, integration, integrationBonus];
  const sum = parts.reduce((total, part) => total.plus(part?.exact ?? 0), exact(0));
  const { percent, most } = norm.valor;
  const whole = sum.times(percent).div(100);
  const over = most !== null && whole.gt(most);
  const formula = `${percent} % de ${moneyText(sum)}${over ? `, hasta ${moneyText(most)}` : ""}`;
  return line("dnu_doble_indemnizacion", over ? exact(most) : whole, formula, norm);
}

/** The span in which a dismissal is presumed to be for maternity or marriage. */
export function presumptionOf(facts: Pick<Facts, "options">): [string, string] | undefined {
  const { causaArt182: cause, fechaArt182: day } = facts.options;
  if (!cause || !day) return undefined;
  if (cause === "matrimonio") return [back(day, 3), addMonths(day, 6)];
  return [addDays(back(day, 7), -15), addDays(addMonths(day, 7), 15)];
}

const back = (day: string, months: number) => addMonths(day, -months);
