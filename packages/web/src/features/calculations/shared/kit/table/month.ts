import { monthAfter } from "@foja/core/kernel/day.rules";
import { monthText } from "@foja/core/kernel/money.rules";

const NAMES = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const DIGITS = /^(\d{1,2})[/.-](\d{4}|\d{2})$/;
const ISO = /^(\d{4})-(\d{2})(?:-01)?$/;
const NAMED = /^([a-záéíóú]{3,})\.?[ /-]+(?:de +)?(\d{4}|\d{2})$/i;

/** A month as `YYYY-MM`: of «01/2024», «1/24», «ene-24», «enero 2024» or `2024-01`. */
export function toMonth(typed: string): string | undefined {
  const text = typed.trim().toLocaleLowerCase("es-AR");
  const [, isoYear, isoMonth] = ISO.exec(text) ?? [];
  const [, month, year] = DIGITS.exec(text) ?? [];
  const [, name = "", ofName] = NAMED.exec(text) ?? [];
  const named = NAMES.indexOf(name.slice(0, 3).replace(/^set$/, "sep")) + 1;
  const number = Number(isoMonth ?? month ?? named);
  const full = isoYear ?? year ?? ofName ?? "";
  if (!full || number < 1 || number > 12) return undefined;
  return `${full.length === 2 ? `20${full}` : full}-${String(number).padStart(2, "0")}`;
}

/** A month as it is written: «01/2024». */
export const typedMonth = (month: string): string =>
  /^\d{4}-\d{2}$/.test(month) ? monthText(month) : month;

/** The months from one to another, both included, at most so many. */
export function monthsFrom(from: string, to: string, most: number): string[] {
  const months: string[] = [];
  for (let month = from; month <= to && months.length < most; month = monthAfter(month, 1)) {
    months.push(month);
  }
  return months;
}
