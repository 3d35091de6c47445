import {
  dateText,
  type Exact,
  exact,
  exactMoneyText,
  pesos,
  sumOf,
} from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { aggravatedOf, specialMonths } from "./aggravated.rules";
import { fundOf } from "./construction.rules";
import { type Dismissal, dismissalOf } from "./dismissal.rules";
import { type Facts, factsOf } from "./facts.rules";
import { finalPayOf } from "./final-pay.rules";
import { finesOf } from "./fines.rules";
import type { LaborResult, LaborVariables } from "./labor.schema";
import { answered, isWorth, type LineDraft, line } from "./line.rules";
import { lawOf, type Regime } from "./regime.rules";
import { doubtsOf, warningsOf } from "./warnings.rules";

export const ENGINE_VERSION = "laboral 1.2.0";

/**
 * The settlement of an employment that ended, line by line and to the cent. With today's date, one
 * whose exit is in the future has a warning that it is a projection.
 */
export function settle(variables: LaborVariables, today?: string): LaborResult {
  const result =
    variables.regimenEspecial === "construccion"
      ? builderOf(variables)
      : employeeOf(factsOf(variables));
  const { fechaEgreso } = variables;
  if (!today || !fechaEgreso || fechaEgreso <= today) return result;
  const projection = `El egreso es posterior a hoy (${dateText(today)}): es una proyección con la ley de hoy.`;
  return { ...result, advertencias: [projection, ...result.advertencias] };
}

type Intermediates = Record<string, Exact | number>;
type Settled = { regime: Regime; lines: LineDraft[]; figures: Intermediates; warnings: string[] };

function employeeOf(facts: Facts): LaborResult {
  const dismissal = dismissalOf(facts);
  const final =
    facts.options.incluirRubrosFinales === false ? { lines: [], figures: {} } : finalPayOf(facts);
  const fines = finesOf(facts, dismissal);
  const aggravated = aggravatedOf(facts, dismissal);
  const lines = [
    ...agreed(facts),
    ...partsOf(dismissal),
    ...final.lines,
    ...fines.lines,
    ...aggravated,
  ].filter(isWorth);
  const special = aggravated.some(({ codigo }) => codigo === "art182");
  const result = resultOf({
    regime: facts.law.regime,
    lines,
    figures: {
      ...figuresOf(facts),
      ...dismissal.figures,
      ...final.figures,
      ...fines.figures,
      ...(special && {
        meses_art182: specialMonths(facts) ?? 0,
        alternativa_12_meses: facts.pay.times(12),
      }),
    },
    warnings: warningsOf(facts, lines),
  });
  return {
    ...result,
    ...(facts.concepts && { conceptos: facts.concepts.judged }),
    intermedios: { antiguedad: facts.seniority, ...result.intermedios },
  };
}

const agreed = ({ mode, variables, treatment }: Facts): LineDraft[] =>
  mode === "mutuoAcuerdo" && variables.sumaAcordada
    ? [agreedSum(exact(variables.sumaAcordada), treatment)]
    : [];

const agreedSum = (sum: Exact, treatment: Facts["treatment"]) =>
  line("suma_241", sum, `${exactMoneyText(sum)}, suma pactada por las partes`, treatment);

const partsOf = (dismissal: Dismissal): LineDraft[] =>
  [
    dismissal.seniority,
    dismissal.notice,
    dismissal.noticeBonus,
    dismissal.integration,
    dismissal.integrationBonus,
  ].filter((one) => one !== undefined);

function figuresOf({ domestic, periods, base, pay }: Facts): Intermediates {
  if (domestic) return { periodos: periods, remuneracion: pay };
  return {
    periodos_245: periods,
    periodos: periods,
    remuneracion: pay,
    base_245: base.whole,
    base_computable: base.computable,
    ...base.figures,
  };
}

/** A construction worker: the fund, and the final pay only if requested. */
function builderOf(variables: LaborVariables): LaborResult {
  const { remuneraciones, fechaIngreso, fechaEgreso, opciones } = variables;
  const pays = remuneraciones ?? [];
  const final = opciones?.incluirRubrosFinales
    ? finalPayOf({
        variables,
        options: opciones,
        entry: dated(fechaIngreso, "fechaIngreso", "Fecha de ingreso"),
        exit: dated(fechaEgreso, "fechaEgreso", "Fecha de egreso"),
        pay: exact(variables.remuneracion ?? pays.at(-1) ?? 0),
      })
    : { lines: [], figures: {} };
  const lines = [...fundOf(pays), ...final.lines].filter(isWorth);
  return resultOf({
    regime: fechaEgreso ? lawOf(fechaEgreso, variables.regimen).regime : (variables.regimen ?? "C"),
    lines,
    figures: { meses_remunerados: pays.length, ...final.figures },
    warnings: doubtsOf(lines),
  });
}

function dated(day: string | null | undefined, path: string, label: string): string {
  if (!day) throw new CalculationError(path, `${label}: los rubros finales la piden`);
  return day;
}

function resultOf({ regime, lines, figures, warnings }: Settled): LaborResult {
  return {
    regimen: regime,
    rubros: lines.map(answered),
    total: pesos(sumOf(lines.map((one) => one.exact))),
    intermedios: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, figure(name, value)]),
    ),
    advertencias: warnings,
    engineVersion: ENGINE_VERSION,
  };
}

/** Money to the cent; proportions of days to six decimals. */
function figure(name: string, value: Exact | number): number {
  if (typeof value === "number") return value;
  return name === "dias_vac_prop" ? value.toDecimalPlaces(6).toNumber() : pesos(value);
}
