import { addMonths } from "../../kernel/day.rules";
import { dateText, type Exact, exact } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { SeriesBook, SeriesNeed } from "../rates/rate.rules";
import type { SeriesKey } from "../rates/rate.schema";
import { floorIndex } from "../rates/series.rules";
import type { ArtVariables } from "./art.schema";
import { classOf, PAYMENTS } from "./art-law.rules";

/** A sum of a resolution of the SRT: in force since a day, by its norm. */
export type Fixed = { value: Exact; since: string; norm: string | null };

/** The resolutions are of each half year: the last one is not carried beyond it. */
const MONTHS_IN_FORCE = 6;

/** What a resolution fixed for a day; undefined where none is loaded. */
export function fixedOn(book: SeriesBook, key: SeriesKey, day: string): Fixed | undefined {
  const { valores = [], normas = {} } = book[key] ?? {};
  const at = floorIndex(valores, day);
  const [since, text] = valores[at] ?? [];
  if (since === undefined || text === undefined) return undefined;
  const isOver = at === valores.length - 1 && day >= addMonths(since, MONTHS_IN_FORCE);
  return isOver ? undefined : { value: exact(text), since, norm: normas[since] ?? null };
}

/** The floor of the first manifestation. Throws a `CalculationError` where none is loaded. */
export function floorOn(book: SeriesBook, day: string): Fixed {
  const found = fixedOn(book, "pisoArt", day);
  if (found) return found;
  throw new CalculationError(
    "fechaManifestacion",
    `Primera manifestación: no está cargado el piso de la SRT para el ${dateText(day)}`,
  );
}

/** The sum of art. 11.4 of the class: the typed one, or that of the resolution of the day. */
export function additionalSum(variables: ArtVariables, book: SeriesBook): Fixed | null {
  const { sum } = PAYMENTS[classOf(variables)];
  const { suma114, fechaManifestacion: since } = variables;
  if (!sum) return null;
  if (suma114 !== undefined) return { value: exact(suma114), since, norm: null };
  const found = fixedOn(book, sum.series, since);
  if (found) return found;
  throw new CalculationError(
    "suma114",
    `Suma del art. 11.4: no está cargada para el ${dateText(since)}; escribila de la resolución de la SRT de esa fecha`,
  );
}

/** The value of a month in a monthly series; undefined where it is not published or loaded. */
export function ofMonth(book: SeriesBook, key: SeriesKey, month: string): Exact | undefined {
  const found = book[key]?.valores.find(([day]) => day === `${month}-01`);
  return found && exact(found[1]);
}

/** The series that a settlement reads. */
export function artNeed(variables: ArtVariables): SeriesNeed[] {
  const { fechaManifestacion: day, remuneraciones = [], hasta } = variables;
  const { sum } = PAYMENTS[classOf(variables)];
  const first = remuneraciones.map(({ mes }) => `${mes}-01`).sort()[0] ?? day;
  const last = hasta ?? day;
  const fixed = (key: SeriesKey) => ({ key, desde: day, hasta: day });
  return [
    fixed("pisoArt"),
    ...(sum && variables.suma114 === undefined ? [fixed(sum.series)] : []),
    ...(remuneraciones.length > 0 || hasta
      ? [{ key: "ripte" as const, desde: first < day ? first : day, hasta: last }]
      : []),
    ...(hasta ? [{ key: "tasaActivaBNA" as const, desde: day, hasta }] : []),
  ];
}
