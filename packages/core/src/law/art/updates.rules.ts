import { addDays, addMonths, monthStart } from "../../kernel/day.rules";
import {
  coefficient,
  dateText,
  type Exact,
  exact,
  monthText,
  pesos,
  sumOf,
} from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { sumOfDays } from "../rates/steps.rules";
import type { ArtReading, ArtResult, ArtVariables } from "./art.schema";
import { ofMonth } from "./art-data.rules";

/** The figures of a settlement that an update takes, exact. */
export type Settled = {
  ibm: Exact;
  formula: Exact;
  floor: Exact;
  sum: Exact;
  /** The additional part, of 0 to 1, and the sum of the lines. */
  extra: Exact;
  total: Exact;
};

type Updates = { readings: NonNullable<ArtResult["lecturas"]>; doubts: string[] };

/**
 * The update from the first manifestation to `hasta`, by both norms: the BNA's active rate (Ley
 * 27.348, simple) and the variation of RIPTE (DNU 669/2019). Each is null, with its reason, where its
 * data do not reach that day. Throws a `CalculationError` where neither does.
 */
export function updatesOf(
  { fechaManifestacion: from, hasta }: ArtVariables,
  book: SeriesBook,
  settled: Settled,
): Updates | null {
  if (hasta === undefined) return null;
  const active = bnaGrowth(book, from, hasta);
  const index = ripteGrowth(book, from, hasta);
  const lacks = [active, index].flatMap((one) => ("lack" in one ? [one.lack] : []));
  if (lacks.length === 2)
    throw new CalculationError("hasta", `Actualizar hasta: ${lacks.join("; ")}`);
  const read = (growth: Growth): ArtReading | null =>
    "lack" in growth ? null : readingOf(growth.coef, hasta, settled);
  return { readings: { bna: read(active), ripte: read(index) }, doubts: lacks.map(sentence) };
}

type Growth = { coef: Exact } | { lack: string };

const sentence = (lack: string) => `Falta una lectura de la actualización: ${lack}.`;

function bnaGrowth({ tasaActivaBNA: rate }: SeriesBook, from: string, to: string): Growth {
  if (!rate?.primera || !rate.ultima) return { lack: "no hay datos de la tasa activa del BNA" };
  const last = addDays(addMonths(monthStart(rate.ultima), 1), -1);
  if (from < rate.primera || to > last)
    return { lack: `la tasa activa del BNA está cargada hasta el ${dateText(last)}` };
  const series = { ...rate, primera: rate.primera, ultima: rate.ultima };
  return { coef: sumOfDays(series, from, to).div(36_500) };
}

function ripteGrowth(book: SeriesBook, from: string, to: string): Growth {
  const first = ofMonth(book, "ripte", from.slice(0, 7));
  const last = ofMonth(book, "ripte", to.slice(0, 7));
  if (first && last) return { coef: last.div(first).minus(1) };
  const reach = book.ripte?.ultima;
  return { lack: reach ? `el RIPTE está cargado hasta ${monthText(reach)}` : "no hay RIPTE" };
}

/** The payment with its base income updated, which may pass the floor, or updated whole. */
function readingOf(coef: Exact, hasta: string, settled: Settled): ArtReading {
  const { ibm, formula, floor, sum, extra, total } = settled;
  const factor = coef.plus(1);
  const updated = formula.times(factor);
  const payment = updated.gt(floor) ? updated : floor;
  const lines = [payment, sum, payment.plus(sum).times(extra)];
  return {
    ...{ hasta, coeficiente: coefficient(coef), ibm: pesos(ibm.times(factor)) },
    formula: pesos(updated),
    sobreIngresoBase: pesos(sumOf(lines)),
    sobreTotal: pesos(total.times(factor)),
  };
}

/** Whether the update of the base income alone adds nothing, because the floor prevails. */
export const addsNothing = (reading: ArtReading | null, total: number): boolean =>
  reading !== null && exact(reading.sobreIngresoBase).lte(total) && reading.coeficiente > 0;
