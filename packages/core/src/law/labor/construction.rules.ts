import { exact, moneyText } from "../../kernel/money.rules";
import { type LineDraft, line } from "./line.rules";
import { FROM_MEMORY, rule } from "./ruling.rules";

const said = (norma: string) => [norma, "M", `Ley 22.250, ${FROM_MEMORY}`] as const;

/**
 * The employer's contribution to the fund, in percent of each month's pay: first year, and after.
 */
const FIRST_YEAR = rule("always", [...said("Ley 22.250 art. 15")], { percent: 12, months: 12 });
const AFTER = rule("always", [...said("Ley 22.250 art. 15")], { percent: 8 });

/** The fund of a construction worker, who has neither art. 245 nor notice. */
export function fundOf(pays: readonly number[]): LineDraft[] {
  const { months } = FIRST_YEAR.valor;
  return [
    part("fondo_cese_12pct_primer_anio", pays.slice(0, months), FIRST_YEAR),
    part("fondo_cese_8pct_resto", pays.slice(months), AFTER),
  ];
}

function part(
  code: "fondo_cese_12pct_primer_anio" | "fondo_cese_8pct_resto",
  pays: readonly number[],
  norm: typeof AFTER,
): LineDraft {
  const sum = pays.reduce((total, pay) => total.plus(pay), exact(0));
  const { percent } = norm.valor;
  const months = pays.length === 1 ? "1 mes" : `${pays.length} meses`;
  const formula = `${percent} % de ${moneyText(sum)} (${months})`;
  return line(code, sum.times(percent).div(100), formula, norm);
}
