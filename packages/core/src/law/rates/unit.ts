import { type Exact, exact } from "../../kernel/money.rules";
import type { UnitKey } from "./rate.schema";
import { lastYears } from "./rates";
import { unpack } from "./series.item";

/** The value of a unit of fees in pesos, since which day, and its norm if known. */
export type UnitValue = { value: Exact; since: string; norm: string | null };

/**
 * The value of a unit in force on a day: the last that begins on it or before. Undefined for a day
 * before the first known one. Values are published late: another may apply later to the same day.
 */
export async function valueOn(key: UnitKey, day: string): Promise<UnitValue | undefined> {
  // The latest year may have only days after that one; the year before then has the value.
  const years = await lastYears(key, day.slice(0, 4), 2);
  for (const year of years) {
    const [since, text] = unpack(year).findLast(([from]) => from <= day) ?? [];
    if (since && text) return { value: exact(text), since, norm: year.norms?.[since] ?? null };
  }
  return undefined;
}
