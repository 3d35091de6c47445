import {
  cents,
  dateText,
  type Exact,
  exact,
  moneyText,
  monthText,
  pesos,
  sumOf,
} from "../../kernel/money.rules";
import { seriesNeeded } from "../interest/needs.rules";
import { oblige, rateContext } from "../obligations/obligations.rules";
import type { ObligationsResult, ObligationsVariables } from "../obligations/obligations.schema";
import type { SeriesBook, SeriesNeed } from "../rates/rate.rules";
import {
  type DifferencesResult,
  type DifferencesVariables,
  firstDayAfter,
  hasRate,
} from "./differences.schema";

/** Must change with every change in the engine's figures. */
export const DIFFERENCES_VERSION = "diferencias 1.1.0";

type Difference = { mes: string; amount: Exact };
type Owed = { desde: string; amount: Exact };

/** What of each month was not paid, in cents: never less than nothing. */
const differencesOf = ({ periodos }: DifferencesVariables): Difference[] =>
  periodos.map(({ mes, debido, pagado }) => {
    const amount = exact(debido).minus(pagado);
    return { mes, amount: amount.isNegative() ? exact(0) : amount };
  });

/** The series that the interest of differences reads. */
export function differencesNeed(variables: DifferencesVariables): SeriesNeed[] {
  const owed = differencesOf(variables).map(({ mes }) => ({
    desde: firstDayAfter(mes),
    amount: exact(1),
  }));
  const asked = interestAsked(variables, owed);
  return asked ? seriesNeeded(rateContext(asked)) : [];
}

/**
 * What was not paid of each month's wages, with the bonus on it and interest from the first day of
 * the next month. Amounts in pesos. Throws a `CalculationError` where the series do not allow it.
 */
export function differences(
  variables: DifferencesVariables,
  book: SeriesBook,
  today: string,
): DifferencesResult {
  const all = differencesOf(variables);
  const subtotal = sumOf(all.map(({ amount }) => amount));
  const reading = variables.opciones?.sac ?? "doceava";
  const bonuses = bonusesOf(all, reading);
  const lecturas = variables.sac ? readingsOf(all) : null;
  const sac = variables.sac ? bonusOf(all, reading) : exact(0);
  const monthly = all.map(({ mes, amount }) => ({ desde: firstDayAfter(mes), amount }));
  const onBonus = variables.sac && variables.opciones?.interesSac === true;
  const owed = onBonus ? [...monthly, ...bonuses] : monthly;
  const { perDebt, result } = interestOn(variables, owed, book, today);
  const interes = sumOf(perDebt);
  const tasa = result && {
    nombre: result.nombre,
    norma: result.norma,
    fuente: result.fuente,
    verificado: result.verificado,
  };
  const figures = { subtotal, sac, interes };
  return {
    diferencias: all.map(({ mes, amount }, i) => ({
      mes,
      monto: pesos(amount),
      ...(result && { interes: pesos(perDebt[i] ?? exact(0)) }),
    })),
    subtotal: pesos(subtotal),
    sac: pesos(sac),
    interes: pesos(interes),
    total: pesos(subtotal.plus(sac).plus(interes)),
    rubros: linesOf(variables, figures, result),
    lecturas,
    tasa,
    serieHasta: result?.serieHasta ?? null,
    advertencias: warningsOf(variables, result),
    engineVersion: DIFFERENCES_VERSION,
  };
}

/** The bonus of each half-year, due on 30 June or 18 December (LCT 122, Ley 27.073). */
function bonusesOf(all: readonly Difference[], reading: "doceava" | "mejorMes"): Owed[] {
  const halves = new Map<string, Exact[]>();
  for (const { mes, amount } of all) {
    const year = mes.slice(0, 4);
    const due = mes.slice(5) <= "06" ? `${year}-06-30` : `${year}-12-18`;
    halves.set(due, [...(halves.get(due) ?? []), amount]);
  }
  return [...halves].map(([desde, amounts]) => ({
    desde,
    amount: cents(reading === "doceava" ? sumOf(amounts).div(12) : greatestOf(amounts).div(2)),
  }));
}

const greatestOf = (amounts: readonly Exact[]): Exact =>
  amounts.reduce((most, one) => (one.gt(most) ? one : most), exact(0));

/** The bonus as its line: a twelfth of all is rounded once, whatever half-years it is of. */
const bonusOf = (all: readonly Difference[], reading: "doceava" | "mejorMes"): Exact =>
  reading === "doceava"
    ? cents(sumOf(all.map(({ amount }) => amount)).div(12))
    : sumOf(bonusesOf(all, reading).map(({ amount }) => amount));

const readingsOf = (all: readonly Difference[]) => ({
  doceava: pesos(bonusOf(all, "doceava")),
  mejorMes: pesos(bonusOf(all, "mejorMes")),
});

/** The debts as items whose interest is asked for; undefined where none is, or none is due yet. */
function interestAsked(
  { hasta, periodos: _, sac: __, opciones = {}, ...rate }: DifferencesVariables,
  owed: readonly Owed[],
): ObligationsVariables | undefined {
  if (!hasta || !hasRate(rate)) return undefined;
  const { sac: ___, interesSac: ____, ...rateOptions } = opciones;
  const items = owed
    .filter(({ desde, amount }) => desde <= hasta && amount.gt(0))
    .map(({ desde, amount }) => ({ desde, capital: pesos(amount) }));
  return items.length > 0 ? { items, hasta, ...rate, opciones: rateOptions } : undefined;
}

/** The interest of each debt, nothing for those without it, by the place of each. */
function interestOn(
  variables: DifferencesVariables,
  owed: readonly Owed[],
  book: SeriesBook,
  today: string,
): { perDebt: Exact[]; result: ObligationsResult | null } {
  const asked = interestAsked(variables, owed);
  if (!asked) return { perDebt: [], result: null };
  const result = oblige(asked, book, today);
  const found = result.items.values();
  const perDebt = owed.map(({ desde, amount }) => {
    const bears = desde <= asked.hasta && amount.gt(0);
    // A capitalised part is interest all the same: the debt's growth over what it was.
    const standing = bears ? found.next().value : undefined;
    return standing ? exact(standing.total).minus(amount) : exact(0);
  });
  return { perDebt, result };
}

type Figures = { subtotal: Exact; sac: Exact; interes: Exact };

function linesOf(
  { periodos, sac: withBonus, opciones, hasta = "" }: DifferencesVariables,
  { subtotal, sac, interes }: Figures,
  result: ObligationsResult | null,
): DifferencesResult["rubros"] {
  const rubros = [
    {
      codigo: "diferencias",
      concepto: "Diferencias salariales",
      monto: pesos(subtotal),
      formula: `Suma de lo debido menos lo pagado en ${periodos.length === 1 ? "un mes" : `${periodos.length} meses`}`,
      normas: ["LCT, arts. 74, 103 y 128"],
    },
  ];
  if (withBonus) {
    const half = opciones?.sac === "mejorMes";
    rubros.push({
      codigo: "sac",
      concepto: "SAC sobre diferencias",
      monto: pesos(sac),
      formula: half
        ? "La mitad de la mayor diferencia de cada semestre"
        : `${moneyText(subtotal)} / 12`,
      normas: [half ? "LCT, arts. 122 y 123" : "LCT, art. 121"],
    });
  }
  if (result) {
    rubros.push({
      codigo: "intereses",
      concepto: `Intereses, ${result.nombre}`,
      monto: pesos(interes),
      formula: `Cada diferencia, desde el 1 del mes siguiente hasta el ${dateText(hasta)}`,
      normas: [result.norma],
    });
  }
  return rubros;
}

function warningsOf(
  { periodos, sac, opciones, hasta }: DifferencesVariables,
  result: ObligationsResult | null,
): string[] {
  const over = periodos.filter(({ debido, pagado }) => pagado > debido).map(({ mes }) => mes);
  return [
    ...(over.length > 0
      ? [
          `Se pagó más de lo debido en ${over.slice(0, 6).map(monthText).join(", ")}${over.length > 6 ? " y otros" : ""}: cuenta como cero, sin compensar con otros meses.`,
        ]
      : []),
    ...(sac
      ? [
          "SAC sobre diferencias: la doceava parte (LCT 121) o la mitad de la mayor del semestre (LCT 122); las dos lecturas salen en el resultado.",
        ]
      : []),
    ...(sac && hasta && result && !opciones?.interesSac
      ? ["Los intereses no alcanzan al SAC: pedilos si corresponde."]
      : []),
    ...(result?.advertencias ?? []),
  ];
}
