import type { SeriesStretch } from "@foja/core/law/rates/rate.schema";

export type SeriesYear = { year: string; values: SeriesStretch["valores"] };

/** The values of a series by year, from the one in force on the first day until the last day. */
export function yearsOf(
  { valores }: Pick<SeriesStretch, "valores">,
  desde: string,
  hasta: string,
): SeriesYear[] {
  const inForce = valores.findLastIndex(([day]) => day <= desde);
  const years: SeriesYear[] = [];
  for (const value of valores.slice(Math.max(0, inForce))) {
    const [day] = value;
    if (day > hasta) break;
    const year = day.slice(0, 4);
    if (years.at(-1)?.year !== year) years.push({ year, values: [] });
    years.at(-1)?.values.push(value);
  }
  return years;
}
