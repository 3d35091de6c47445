import { addDays, addMonths, monthStart } from "../../kernel/day.rules";
import { rateOf, type SeriesNeed, seriesReadBy } from "../rates/rate.rules";
import type { InterestVariables } from "./interest.schema";
import { segmentsOf } from "./segments.rules";

/**
 * The stretches of series that a calculation reads: from before its start, for T0 and monthly
 * values.
 */
export function seriesNeeded(variables: InterestVariables): SeriesNeed[] {
  const needs = new Map<string, SeriesNeed>();
  for (const { tasa, tasaFija, desde, hasta } of segmentsOf(variables)) {
    if (tasaFija !== undefined || rateOf(tasa).valor.engine === "fija") continue;
    for (const key of seriesReadBy(tasa)) {
      const from = addMonths(monthStart(addDays(desde, -1)), -2);
      const before = needs.get(key);
      needs.set(key, {
        key,
        desde: before && before.desde < from ? before.desde : from,
        hasta: before && before.hasta > hasta ? before.hasta : hasta,
      });
    }
  }
  return [...needs.values()];
}
