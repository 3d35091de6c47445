import Decimal from "decimal.js";

/**
 * Decimal arithmetic for money, rates and coefficients: 40 significant digits, half up. A figure
 * becomes a binary number only in results, already rounded to its decimals.
 */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;

export const exact = (value: Decimal.Value): Exact => new Exact(value);

/** Whether a number has at most `most` decimals. Non-finite numbers are refused elsewhere. */
export const hasDecimals = (most: number) => (value: number) =>
  !Number.isFinite(value) || exact(value).decimalPlaces() <= most;

/** Rounds an amount to cents, half up: `round(exact, 2, HALF_UP)`. */
export const cents = (value: Exact): Exact => value.toDecimalPlaces(2);

/** An amount in pesos as it is answered: a number with two decimals. */
export const pesos = (value: Exact): number => cents(value).toNumber();

/** A quotient or coefficient as it is answered: a number with ten decimals. */
export const coefficient = (value: Exact): number => value.toDecimalPlaces(10).toNumber();

/** The sum of amounts, each rounded to cents first: the total of a settlement. */
export const sumOf = (amounts: readonly Exact[]): Exact =>
  amounts.reduce((sum, amount) => sum.plus(cents(amount)), exact(0));

/** An amount as it is written in Argentina, with its sign: «$ 1.850.000,00». */
export function moneyText(value: Exact | number): string {
  const [whole = "", decimals = ""] = exact(value).toFixed(2).split(".");
  return `$ ${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${decimals}`;
}

/**
 * An amount with all its decimals, up to eight, for a formula that a reader recomputes: «$
 * 3.618,3366667» where it is not of whole cents.
 */
export function exactMoneyText(value: Exact): string {
  const written = value.toDecimalPlaces(8);
  if (written.decimalPlaces() <= 2) return moneyText(written);
  const [, decimals = ""] = written.toFixed().split(".");
  return `${moneyText(written.floor()).slice(0, -2)}${decimals}`;
}

/** A number as it is written in Argentina, with at most `decimals` decimals: «13,347945». */
export const numberText = (value: Exact | number, decimals = 6): string =>
  exact(value).toDecimalPlaces(decimals).toFixed().replace(".", ",");

/** «1 mes», «8 períodos». */
export function counted(number: Exact | number, one: string, many: string): string {
  const text = numberText(number);
  return `${text} ${text === "1" ? one : many}`;
}

/** A date as it is written in Argentina: «20/11/2026». */
export const dateText = (day: string): string => day.split("-").reverse().join("/");

/** The month of a day, or a month itself, as it is written: «11/2026». */
export const monthText = (day: string): string => dateText(day.slice(0, 7));
