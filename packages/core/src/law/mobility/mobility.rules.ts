import { monthAfter } from "../../kernel/day.rules";
import {
  cents,
  type Exact,
  exact,
  moneyText,
  monthText,
  numberText,
  pesos,
} from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { SeriesBook, SeriesNeed } from "../rates/rate.rules";
import type { MobilityResult, MobilityVariables } from "./mobility.schema";

export const MOBILITY_VERSION = "movilidad 1.0.0";

const MOBILITY_NORM = "Ley 24.241, art. 32 (Dec. 274/2024)";

/** What moves a month is the IPC of two months before. */
const BEHIND = -2;

/** The IPC that the months read; none where the variation is given. */
export function mobilityNeed({ mes, hasta = mes, variacion }: MobilityVariables): SeriesNeed[] {
  if (variacion !== undefined) return [];
  const [first, last] = [monthAfter(mes, BEHIND - 1), monthAfter(hasta, BEHIND)];
  return [{ key: "ipc", desde: `${first}-01`, hasta: `${last}-01` }];
}

/**
 * A pension moved month by month by the published variation of the IPC, never down. Pesos, each month
 * to the cent. Throws a `CalculationError` where the variation of a month cannot be known.
 */
export function moved(variables: MobilityVariables, book: SeriesBook): MobilityResult {
  const { haber, mes, hasta = mes, variacion } = variables;
  const meses: MobilityResult["meses"] = [];
  let current = exact(haber);
  for (let month = mes; month <= hasta; month = monthAfter(month, 1)) {
    const ipc = monthAfter(month, BEHIND);
    const percent = variacion === undefined ? publishedIn(book, ipc, month) : exact(variacion);
    if (percent.gt(0)) current = cents(current.times(percent.div(100).plus(1)));
    meses.push({ mes: month, ipc, variacion: percent.toNumber(), haber: pesos(current) });
  }
  const [only, more] = [meses[0], meses[1]];
  const grown = current.div(haber).minus(1).times(100).toDecimalPlaces(2);
  return {
    haber: pesos(current),
    variacion: only && !more ? only.variacion : grown.toNumber(),
    norma: MOBILITY_NORM,
    meses,
    rubros: meses.map((one, at) => lineOf(one, meses[at - 1]?.haber ?? haber)),
    advertencias: warningsOf(variables, meses),
    engineVersion: MOBILITY_VERSION,
  };
}

function lineOf({ mes, ipc, variacion, haber }: MobilityResult["meses"][number], before: number) {
  const held = variacion > 0 ? "" : ": no baja (art. 32)";
  return {
    ...{ codigo: `haber_${mes}`, concepto: `Haber de ${monthText(mes)}`, monto: haber },
    formula: `${moneyText(before)} × (1 + ${numberText(variacion)} %), IPC de ${monthText(ipc)}${held}`,
    ...{ normas: [MOBILITY_NORM], verificado: true, fuente: "Texto del Decreto 274/2024" },
  };
}

/**
 * The variation of a month as INDEC's four decimals give it to two, which is how it is published. An
 * index rounded to units gives another: it is not used.
 */
function publishedIn({ ipc }: SeriesBook, month: string, moves: string): Exact {
  const value = (of: string) => ipc?.valores.find(([day]) => day === `${of}-01`)?.[1];
  const [before, after] = [value(monthAfter(month, -1)), value(month)];
  const refuse = (why: string) =>
    new CalculationError(
      "variacion",
      `Variación: ${why} el IPC de ${monthText(month)}, que mueve ${monthText(moves)}; escribí la variación publicada`,
    );
  if (before === undefined || after === undefined) throw refuse("no está cargado");
  if (![before, after].every((text) => exact(text).decimalPlaces() >= 2))
    throw refuse("está redondeado");
  return exact(after).div(before).minus(1).times(100).toDecimalPlaces(2);
}

function warningsOf({ variacion }: MobilityVariables, meses: MobilityResult["meses"]): string[] {
  return [
    variacion === undefined
      ? "La variación sale de los índices de INDEC con cuatro decimales, a dos: compará con la resolución de la ANSES."
      : "La variación es la que escribiste: compará con la resolución de la ANSES.",
    meses.some((one) => one.variacion <= 0)
      ? "Con variación negativa o nula el haber no baja (Dec. 274/2024)."
      : "",
    "No incluye bonos ni el reajuste del haber inicial.",
  ].filter((text) => text !== "");
}
