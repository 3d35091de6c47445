import { daysBetween } from "../../kernel/day.rules";
import { exact, pesos } from "../../kernel/money.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { countedFrom } from "./day-count.rules";
import type { InterestVariables } from "./interest.schema";
import type { InterestResult } from "./interest-result.schema";
import { linesOf } from "./lines.rules";
import { notesOf } from "./notes.rules";
import { spanOf } from "./segments.rules";

/** Must change with every change in the engine's figures. */
export const ENGINE_VERSION = "intereses 1.2.0";

/**
 * The interest of a capital over a span. Pure: the series are in `book`, and `today` is only used
 * for the notes. Throws a `CalculationError` where the series or the dates do not allow it.
 */
export function interestOf(
  variables: InterestVariables,
  book: SeriesBook,
  today: string,
): InterestResult {
  const context = { variables, book, today };
  const computed = linesOf(context);
  const capital = exact(variables.capital);
  const interest = computed.reduce((sum, { line }) => sum.plus(line.interes), exact(0));
  const { desde, hasta } = spanOf(variables);
  const band = computed[0]?.banded?.band;
  return {
    capital: pesos(capital),
    desde,
    hasta,
    dias: daysBetween(countedFrom({ first: true, desde }, variables), hasta),
    tramos: computed.map(({ line }) => line),
    interes: pesos(interest),
    total: pesos(capital.plus(interest)),
    ...(band ? { art55: band } : {}),
    serieHasta: lastData(computed),
    advertencias: notesOf(computed, context),
    engineVersion: ENGINE_VERSION,
  };
}

/** The earliest last day among the series used by the last lines. */
function lastData(computed: ReturnType<typeof linesOf>): string | null {
  const ends = computed.map(({ growths }) => growths.flatMap(({ serieHasta }) => serieHasta ?? []));
  return ends.findLast((days) => days.length > 0)?.sort()[0] ?? null;
}
