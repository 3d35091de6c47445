import { coefficient, dateText, moneyText, pesos, sumOf } from "../../kernel/money.rules";
import { isVerified } from "../calculation/norm.rules";
import { supportOf } from "../interest/amount.rules";
import { normWith } from "../interest/capitalisation.rules";
import { isRounded } from "../interest/data-notes.rules";
import type { Context, Growth } from "../interest/growth.rules";
import { seriesNeeded } from "../interest/needs.rules";
import { isByIndex, type Piece } from "../interest/segments.rules";
import { rateOf, type SeriesBook } from "../rates/rate.rules";
import { IMPUTATION_NORM } from "./imputation.rules";
import { type Account, carry, type Ledger } from "./ledger.rules";
import { firstOf, type ObligationsResult, type ObligationsVariables } from "./obligations.schema";
import { warningsOf } from "./warnings.rules";

/** Must change with every change in the engine's figures. */
export const OBLIGATIONS_VERSION = "obligaciones 1.0.0";

/** Up to so many items each has its own line and formula; more stand in a table. */
export const MOST_LINES = 60;
const MOST_COEFFICIENTS = 400;

/** The rate of many items as the variables of interest, whose rules read them. */
export function rateContext({ items, hasta, ...rest }: ObligationsVariables) {
  const { tasa, tasaFija, adicional, capitalizacion, notificacion } = rest;
  const { entreItems: _, ajuste: __, ...opciones } = rest.opciones ?? {};
  const rate = { tasa, tasaFija, adicional, capitalizacion, notificacion, opciones };
  return { capital: 1, desde: firstOf(items), hasta, ...rate };
}

/** The series that the rate of many items reads. */
export const obligationsNeed = (variables: ObligationsVariables) =>
  seriesNeeded(rateContext(variables));

/**
 * What is due of many items until a day, each with its interest from its own, and payments on
 * account. Amounts in pesos. Throws a `CalculationError` where the series do not allow it.
 */
export function oblige(
  variables: ObligationsVariables,
  book: SeriesBook,
  today: string,
): ObligationsResult {
  const context: Context = { variables: rateContext(variables), book, today };
  const few = variables.items.length <= MOST_LINES;
  const updates = variables.opciones?.ajuste === "capital";
  const ledger = carry(variables, context, { keepsSteps: few, updates });
  const { accounts, pagos, accrued, surplus } = ledger;
  const capital = sumOf(accounts.map((one) => one.capital));
  const interest = sumOf(accounts.map((one) => one.interest));
  const support = supportIn(variables, ledger);
  return {
    items: accounts.map(standingOf),
    pagos,
    capital: pesos(capital),
    interes: pesos(interest),
    total: pesos(capital.plus(interest)),
    aFavor: pesos(surplus),
    devengado: pesos(accrued),
    rubros: few
      ? accounts.map((account, i) => lineOf(variables, account, i, support.norma))
      : wholeLines(variables, { capital, interest }, support.norma),
    coeficientes: few ? [] : coefficientsOf(ledger),
    lecturas: readingsOf(variables, context, pesos(capital.plus(interest))),
    ...support,
    serieHasta: lastData(ledger, variables.hasta),
    advertencias: warningsOf(variables, ledger, context),
    engineVersion: OBLIGATIONS_VERSION,
  };
}

const standingOf = ({ capital, interest }: Account) => ({
  capital: pesos(capital),
  interes: pesos(interest),
  total: pesos(capital.plus(interest)),
});

/** The norm of the rate, of its capitalisation, and whether all of it was verified. */
function supportIn(variables: ObligationsVariables, { accrual }: Ledger) {
  const { tasa = "cer", tasaFija, opciones } = variables;
  const { norma, fuente, nombre } = supportOf({ tasa, tasaFija });
  const rate = rateOf(tasa);
  const guessed = rate.valor.engine === "indexada" && !opciones?.diaPublicacionIpc;
  const rounded = accrual.read().some(({ growths }) => growths.some(isRounded));
  return {
    norma: normWith(norma, variables, tasa),
    fuente,
    nombre,
    verificado: tasaFija === undefined && isVerified(rate.verificado) && !guessed && !rounded,
  };
}

function lineOf(
  { items }: ObligationsVariables,
  account: Account,
  i: number,
  norma: string,
): ObligationsResult["rubros"][number] {
  const { capital = 0, desde = "", concepto } = items[i] ?? {};
  const steps = account.steps.map((step) => step());
  const grown = steps.map((step) => (step.startsWith("−") ? step : `+ ${step}`)).join(" ");
  return {
    codigo: `rubro_${i + 1}`,
    concepto: `${concepto ?? `Rubro ${i + 1}`}, desde el ${dateText(desde)}`,
    monto: pesos(account.capital.plus(account.interest)),
    formula: `${moneyText(capital)} ${grown}`.trim(),
    normas: [norma, ...(steps.some((step) => step.startsWith("−")) ? [IMPUTATION_NORM] : [])],
  };
}

function wholeLines(
  { items, pagos = [] }: ObligationsVariables,
  { capital, interest }: Pick<Account, "capital" | "interest">,
  norma: string,
): ObligationsResult["rubros"] {
  const normas = [norma, ...(pagos.length > 0 ? [IMPUTATION_NORM] : [])];
  const formula = `Suma de ${items.length} rubros, cada uno redondeado al centavo`;
  const line = (codigo: string, concepto: string, monto: number) => ({
    ...{ codigo, concepto, monto, formula, normas },
  });
  return [
    line("capital", "Capital adeudado", pesos(capital)),
    line("interes", "Intereses adeudados", pesos(interest)),
  ];
}

function coefficientsOf({ accrual }: Ledger): ObligationsResult["coeficientes"] {
  const all = accrual
    .read()
    .flatMap(({ piece, growths: [growth] }) => (growth ? [growthLine(piece, growth)] : []));
  return all.sort((a, b) => (a.desde < b.desde ? -1 : 1)).slice(0, MOST_COEFFICIENTS);
}

const growthLine = ({ desde, hasta }: Piece, { dias, coef }: Growth) => ({
  ...{ desde, hasta, dias, coeficiente: coefficient(coef) },
});

/** Both readings of the growth of an index that meets a payment; null where they do not differ. */
function readingsOf(
  variables: ObligationsVariables,
  context: Context,
  total: number,
): ObligationsResult["lecturas"] {
  const { tasa = "cer", tasaFija, pagos = [], opciones } = variables;
  if (pagos.length === 0 || !isByIndex({ tasa, tasaFija })) return null;
  const updates = opciones?.ajuste === "capital";
  const { accounts } = carry(variables, context, { keepsSteps: false, updates: !updates });
  const other = pesos(sumOf(accounts.map(({ capital, interest }) => capital.plus(interest))));
  return updates
    ? { ajusteComoInteres: other, ajusteComoCapital: total }
    : { ajusteComoInteres: total, ajusteComoCapital: other };
}

/** The earliest last day among the series read for the end. */
function lastData({ accrual }: Ledger, hasta: string): string | null {
  const ends = accrual
    .read()
    .filter(({ piece }) => piece.hasta === hasta)
    .flatMap(({ growths }) => growths.flatMap(({ serieHasta }) => serieHasta ?? []));
  return ends.sort()[0] ?? null;
}
