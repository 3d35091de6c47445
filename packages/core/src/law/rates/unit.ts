import { type Exact, exact } from "../../kernel/money.rules";
import type { UnitKey } from "./rate.schema";
import { lastYears } from "./rates";
import { unpack } from "./series.item";

/** The pesos that a unit of fees is worth, since which day, and by which act where that is known. */
export type UnitValue = { value: Exact; since: string; norm: string | null };

/**
 * The value of a unit in force on a day: the last that begins on it or before. Nothing for a day
 * before the first that is known. Values are published late: another may come to be in force later.
 */
export async function valueOn(key: UnitKey, day: string): Promise<UnitValue | undefined> {
  // The newest year may hold only days after that one; the one before then has the value.
  const years = await lastYears(key, day.slice(0, 4), 2);
  for (const year of years) {
    const [since, text] = unpack(year).findLast(([from]) => from <= day) ?? [];
    if (since && text) return { value: exact(text), since, norm: year.norms?.[since] ?? null };
  }
  return undefined;
}
