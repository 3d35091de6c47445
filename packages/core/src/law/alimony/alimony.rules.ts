import {
  coefficient,
  exact,
  moneyText,
  monthText,
  numberText,
  pesos,
} from "../../kernel/money.rules";
import { SUGGESTED } from "../calculation/norm.rules";
import { obligationsNeed, oblige } from "../obligations/obligations.rules";
import type { ObligationsVariables } from "../obligations/obligations.schema";
import type { SeriesBook, SeriesNeed } from "../rates/rate.rules";
import type {
  AlimonyResult,
  AlimonyVariables,
  ArrearsVariables,
  BasketResult,
  BasketVariables,
} from "./alimony.schema";
import { basketIn, basketNeed, basketOf, basketSource } from "./basket.rules";

/** Must change with every change in the engine's figures. */
export const ALIMONY_VERSION = "alimentos 1.0.0";

const BASKET_NORM = "CCyC, arts. 541 y 658";
/** What arrears of alimony bear: the lawyer chooses the rate that it points to. */
const ARREARS_NORM = "CCyC, art. 552";

/** The series that a computation of alimony reads. */
export const alimonyNeed = (variables: AlimonyVariables): SeriesNeed[] =>
  variables.modo === "canasta"
    ? basketNeed(variables.edad, variables.desde, variables.al)
    : obligationsNeed(manyOf(variables));

/** A share of the basket and what it has come to, or unpaid instalments with interest, in pesos. */
export const alimony = (
  variables: AlimonyVariables,
  book: SeriesBook,
  today: string,
): AlimonyResult =>
  variables.modo === "canasta" ? byBasket(variables, book) : arrears(variables, book, today);

/** The variables of instalments as those of many items. */
export const manyOf = ({ modo: _, ...many }: ArrearsVariables): ObligationsVariables => many;

function arrears(variables: ArrearsVariables, book: SeriesBook, today: string): AlimonyResult {
  const result = oblige(manyOf(variables), book, today);
  const rubros = result.rubros.map((one) => ({ ...one, normas: [ARREARS_NORM, ...one.normas] }));
  return {
    ...result,
    modo: "cuotas",
    rubros,
    norma: `${ARREARS_NORM}; ${result.norma}`,
    advertencias: [
      `${ARREARS_NORM}: la tasa más alta que cobran los bancos a sus clientes según el BCRA, más lo que fije el juez. La ley no nombra una serie: decí por qué elegiste esta.`,
      ...result.advertencias,
    ],
    engineVersion: ALIMONY_VERSION,
  };
}

function byBasket(variables: BasketVariables, book: SeriesBook): BasketResult {
  const { edad, porcentaje, desde, al } = variables;
  const first = basketIn(book, { edad, mes: desde, field: "desde" });
  const last = basketIn(book, { edad, mes: al, field: "al" });
  const share = exact(porcentaje).div(100);
  const line = (codigo: string, mes: string, basket: typeof first) => ({
    codigo,
    concepto: `Cuota de ${monthText(mes)}`,
    monto: pesos(basket.times(share)),
    formula: `${moneyText(basket)} × ${numberText(porcentaje)} %`,
    normas: [BASKET_NORM],
  });
  return {
    modo: "canasta",
    inicial: pesos(first.times(share)),
    actual: pesos(last.times(share)),
    coeficiente: coefficient(last.div(first)),
    canastaInicial: pesos(first),
    canastaActual: pesos(last),
    grupo: basketOf(edad).words,
    rubros: [line("inicial", desde, first), line("actual", al, last)],
    fuente: basketSource(book, edad),
    advertencias: [
      `${SUGGESTED}: los valores de la canasta se tomaron de la prensa; cotejalos con el informe del INDEC.`,
      "La canasta mide el costo de bienes y del cuidado: el porcentaje a cargo de cada progenitor lo fija el acuerdo o el juez (CCyC, arts. 658 y 660).",
      "Se usó el mismo grupo de edad en los dos meses: si el hijo pasó de grupo, calculá con la edad de cada fecha.",
    ],
    engineVersion: ALIMONY_VERSION,
  };
}
