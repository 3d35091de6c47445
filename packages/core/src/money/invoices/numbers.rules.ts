import { addDays, addMonths } from "../../kernel/day.rules";
import { dateText } from "../../kernel/money.rules";
import type { Kept } from "./invoice.rules";
import { voucherType } from "./voucher.rules";

/** The fields of a voucher that decide which series it is numbered in. */
export type Numbered = Pick<Kept, "series" | "pointOfSale" | "document" | "letter">;

/** The last date of an order of vouchers, whose it is, and the one before it. */
export type LastDate = { date: string; by: string | null; before: string | null };

/** The last dates by lane: «internal», or ARCA's type of voucher. */
export type LastDates = Record<string, LastDate>;

/** Where the dates of a voucher are kept in order: of internal papers, or of a type of ARCA's. */
export const laneOf = ({ series, document, letter }: Numbered): string =>
  series === "internal" ? "internal" : String(voucherType(document, letter));

/** The last dates after one more voucher; a later date stays. */
export function orderedAfter(
  dates: LastDates = {},
  lane: string,
  { _id, date }: Pick<Kept, "_id" | "date">,
): LastDates {
  const last = dates[lane];
  if (last && last.date > date) return dates;
  return { ...dates, [lane]: { date, by: _id, before: last?.date ?? null } };
}

/** How many days before and after today ARCA authorises a voucher of services (RG 4291). */
const DAYS = 10;
/** How long a voucher is kept (Ley 11.683, art. 33): none is dated further back. */
const KEPT_MONTHS = 120;

/**
 * Why a voucher cannot be issued today with a date; undefined where it can. Numbers and dates go in
 * the same order (RG 1415).
 */
export function dateFault(
  date: string,
  asked: { today: string; lastDate: string | undefined; isElectronic: boolean },
): string | undefined {
  const { today, lastDate, isElectronic } = asked;
  if (date > addDays(today, DAYS)) return "Fecha: puede ser hasta diez días posterior a hoy.";
  if (isElectronic && date < addDays(today, -DAYS)) {
    return "Fecha: ARCA la admite hasta diez días anterior a hoy.";
  }
  if (date < addMonths(today, -KEPT_MONTHS)) {
    return "Fecha: no puede ser más de diez años anterior a hoy.";
  }
  if (lastDate && date < lastDate) {
    return `Fecha: no puede ser anterior a la del último comprobante de la misma numeración, ${dateText(lastDate)}.`;
  }
  return undefined;
}
