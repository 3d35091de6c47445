import * as z from "zod";
import { day, yesOrNo } from "../../kernel/fields.schema";

/**
 * Fields of a settlement. An absent field and `null` are the same: a form that sends nothing and a
 * caller that writes the key both state that there is no such fact.
 */

/** More than any real pay, and small enough for cents to stay exact. */
const MOST = 1e12;
/** The smallest number other than zero: the table cannot store smaller ones. */
const LEAST = 0.000001;

const isNothingOrMore = (least: number) => (value: number) => value <= 0 || value >= least;

/** A required amount in pesos. */
export const requiredAmount = (label: string) =>
  z
    .number({ error: `${label}: escribí un importe` })
    .min(0.01, `${label}: tiene que ser mayor que cero`)
    .max(MOST, `${label}: hasta un billón de pesos`);

/** An optional amount in pesos. */
export const amount = (label: string) => requiredAmount(label).nullish();

/** Amounts of consecutive months, oldest first; a month may be zero. */
export const months = (label: string, most: number) =>
  z
    .array(
      z
        .number({ error: `${label}: cada mes lleva un importe` })
        .min(0, `${label}: ningún mes puede ser negativo`)
        .max(MOST, `${label}: hasta un billón de pesos por mes`)
        .refine(isNothingOrMore(0.01), {
          error: `${label}: un mes lleva un centavo o más, o cero`,
        }),
      { error: `${label}: escribí un importe por mes, del más antiguo al más nuevo` },
    )
    .min(1, `${label}: cargá al menos un mes`)
    .max(most, `${label}: hasta ${most} meses`);

/** An optional number between two bounds. */
export const quantity = (label: string, [least, most]: [number, number], unit: string) =>
  z
    .number({ error: `${label}: escribí un número` })
    .min(least, `${label}: va de ${least} a ${most} ${unit}`)
    .max(most, `${label}: va de ${least} a ${most} ${unit}`)
    .refine(isNothingOrMore(LEAST), { error: `${label}: es un número demasiado chico` })
    .nullish();

/** An optional whole number between two bounds. */
export const whole = (label: string, [least, most]: [number, number], unit: string) =>
  z
    .int({ error: `${label}: escribí un número entero` })
    .min(least, `${label}: va de ${least} a ${most} ${unit}`)
    .max(most, `${label}: va de ${least} a ${most} ${unit}`)
    .nullish();

/** An optional date. */
export const date = (label: string) => day(label).nullish();

/** An optional yes or no. */
export const toggle = (label: string) => yesOrNo(label).nullish();
