import { isDay } from "@foja/core/kernel/day.rules";
import * as z from "zod";

const WHOLE = "Escribí una fecha como 25/11/2026, lunes o +5 hábiles";

export type DatedValues = { date: string };
export type VacationValues = { from: string; to: string };

/** The form of a date with hours of its own. */
export const datedForm = z.object({
  date: z.string().refine(isDay, { error: WHOLE }),
}) satisfies z.ZodType<DatedValues, DatedValues>;

/** The form of vacations: the last day may be left out for a single one. */
export const vacationForm = z
  .object({
    from: z.string().refine(isDay, { error: WHOLE }),
    to: z.string().refine((text) => text === "" || isDay(text), { error: WHOLE }),
  })
  .refine(({ from, to }) => to === "" || from <= to, {
    path: ["to"],
    error: "Tiene que ser igual o posterior al primer día",
  }) satisfies z.ZodType<VacationValues, VacationValues>;
