import { addMonths } from "../../kernel/day.rules";
import { coefficient, type Exact, exact, monthText, pesos, sumOf } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { SeriesBook } from "../rates/rate.rules";
import type { ArtResult, ArtVariables } from "./art.schema";
import { ofMonth } from "./art-data.rules";
import { SINCE } from "./art-law.rules";

export type BaseIncome = { value: Exact; months: ArtResult["meses"] };

/**
 * The monthly base income: the given one, or the mean of the year before the first manifestation,
 * each month updated by RIPTE to the month of the manifestation (Ley 24.557, art. 12.1, by Ley
 * 27.348). Not rounded: only what is paid is. Throws a `CalculationError` of the month without index.
 */
export function baseIncome(variables: ArtVariables, book: SeriesBook): BaseIncome {
  const { ibm, remuneraciones = [], fechaManifestacion: day } = variables;
  if (ibm !== undefined) return { value: exact(ibm), months: [] };
  if (day < SINCE.ley27348)
    throw new CalculationError(
      "remuneraciones",
      "Remuneraciones: antes de la Ley 27.348 los meses no se actualizaban por RIPTE; escribí el ingreso base",
    );
  const to = ofMonth(book, "ripte", day.slice(0, 7));
  if (!to)
    throw new CalculationError(
      "fechaManifestacion",
      `Primera manifestación: no está cargado el RIPTE de su mes (${monthText(day)}); ${reachOf(book)}`,
    );
  const updated = remuneraciones.map(({ mes, monto }, at) => {
    assertWithin(mes, at, day);
    const from = ofMonth(book, "ripte", mes);
    if (!from)
      throw new CalculationError(
        `remuneraciones.${at}.mes`,
        `Mes: no está cargado el RIPTE de ${monthText(mes)}`,
      );
    const quotient = to.div(from);
    return { mes, monto, quotient, value: quotient.times(monto) };
  });
  const sum = updated.reduce((total, { value }) => total.plus(value), exact(0));
  return {
    value: sum.div(updated.length),
    months: updated.map(({ mes, monto, quotient, value }) => ({
      ...{ mes, monto, coeficiente: coefficient(quotient), actualizado: pesos(value) },
    })),
  };
}

const reachOf = ({ ripte }: SeriesBook) =>
  ripte?.ultima ? `el último es el de ${monthText(ripte.ultima)}` : "no hay ninguno";

function assertWithin(mes: string, at: number, day: string): void {
  const first = addMonths(day, -12).slice(0, 7);
  if (first <= mes && mes <= day.slice(0, 7)) return;
  throw new CalculationError(
    `remuneraciones.${at}.mes`,
    `Mes: ${monthText(mes)} no está en el año anterior a la primera manifestación`,
  );
}

/** The sum of the updated months as they are shown, each in cents. */
export const sumOfMonths = (months: BaseIncome["months"]): Exact =>
  sumOf(months.map(({ actualizado }) => exact(actualizado)));
