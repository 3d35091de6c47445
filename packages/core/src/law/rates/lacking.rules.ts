import { addDays } from "../../kernel/day.rules";
import { rateOf, seriesOfRate } from "./rate.rules";
import { RATE_KEYS, type SeriesKey } from "./rate.schema";

/** Days, both included, on which a rate rules and its series has no value. */
export type Lacking = { label: string; desde: string; hasta: string };

type Ends = { primera: string | null; ultima: string | null };

/** How late the newest value may be: a month's rate is known when the month is over. */
const DAYS_LATE = 45;

/**
 * The days that a series of daily rates lacks at its ends, for each act that rules by it. An index
 * or a rate of the BCRA has no such days: it is read from its source.
 */
export function lackingOf(key: SeriesKey, { primera, ultima }: Ends, today: string): Lacking[] {
  return RATE_KEYS.flatMap((rate) => {
    const { label, valor, vigenciaDesde, vigenciaHasta } = rateOf(rate);
    if (valor.engine !== "diaria" || !seriesOfRate(rate).includes(key)) return [];
    const end = vigenciaHasta ?? addDays(today, -DAYS_LATE);
    if (!primera || !ultima) return [{ label, desde: vigenciaDesde, hasta: end }];
    const before = { label, desde: vigenciaDesde, hasta: least(addDays(primera, -1), end) };
    const since = addDays(ultima, 1);
    const after = { label, desde: since > vigenciaDesde ? since : vigenciaDesde, hasta: end };
    return [before, after].filter(({ desde, hasta }) => desde <= hasta);
  });
}

const least = (a: string, b: string) => (a < b ? a : b);
