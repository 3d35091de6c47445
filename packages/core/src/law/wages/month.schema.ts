import * as z from "zod";

/** A calendar month, `YYYY-MM`, between 1900 and 2199. */
export const month = (label: string) => {
  const error = `${label}: escribí un mes, como 2024-01`;
  return z.string({ error }).regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, error);
};

/** A month as it is written in Argentina: «01/2024». */
export const monthText = (month: string): string => month.split("-").reverse().join("/");
