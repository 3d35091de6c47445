import * as z from "zod";
import { hasDecimals } from "../../kernel/money.rules";

/** Required numbers of a calculator, each with the sentences of its label. */

const MOST_PESOS = 1e12;

const amount = (label: string) => z.number({ error: `${label}: escribí un importe` });

const toTheCent = (label: string, number: z.ZodNumber) =>
  number
    .max(MOST_PESOS, `${label}: hasta un billón de pesos`)
    .refine(hasDecimals(2), { error: `${label}: hasta dos decimales` });

/** An amount in pesos, over zero, to the cent. */
export const pesosField = (label: string) =>
  toTheCent(label, amount(label).positive(`${label}: tiene que ser mayor que cero`));

/** An amount in pesos that may be nothing, to the cent. */
export const anyPesosField = (label: string) =>
  toTheCent(label, amount(label).min(0, `${label}: no puede ser menor que cero`));

/** A percentage over zero, to a hundred. */
export const percentField = (label: string) =>
  z
    .number({ error: `${label}: escribí un porcentaje` })
    .positive(`${label}: tiene que ser mayor que cero`)
    .max(100, `${label}: hasta 100 %`)
    .refine(hasDecimals(4), { error: `${label}: hasta cuatro decimales` });

/** An age in whole years. */
export const ageField = (label: string) =>
  z
    .int({ error: `${label}: escribí los años cumplidos` })
    .min(1, `${label}: va de 1 a 110 años`)
    .max(110, `${label}: va de 1 a 110 años`);

/** A calendar month, `2026-03`. */
export const monthField = (label: string) =>
  z
    .string({ error: `${label}: escribí un mes, 2026-03` })
    .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, `${label}: escribí un mes, 2026-03`);
