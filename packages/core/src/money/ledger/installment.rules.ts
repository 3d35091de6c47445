import { addDays, addMonths } from "../../kernel/day.rules";

/** The intervals between instalments. */
export const PLAN_STEPS = ["month", "fortnight", "week"] as const;

export type PlanStep = (typeof PLAN_STEPS)[number];

/** The most open instalments of a case: one payment may settle all of them in one commit. */
export const MOST_INSTALLMENTS = 60;

/** «Quincena»: fifteen days. */
const DAYS: Record<Exclude<PlanStep, "month">, number> = { fortnight: 15, week: 7 };

/**
 * The due days of a plan. Months count from the first day, so that after a day 31 a shorter month
 * has its last day and the next one the 31st again.
 */
export const dueDays = (first: string, every: PlanStep, count: number): string[] =>
  Array.from({ length: count }, (_, nth) =>
    every === "month" ? addMonths(first, nth) : addDays(first, nth * DAYS[every]),
  );

/** Splits a whole number of cents into equal instalments; the last takes the remainder. */
export function parts(total: number, count: number): number[] {
  const each = Math.floor(total / count);
  const all = Array.from({ length: count }, () => each);
  all[count - 1] = total - each * (count - 1);
  return all;
}

/** The fields of an instalment that payments use; amounts are counters. */
export type Payable = {
  _id: string;
  n: number;
  due: string;
  amount: number;
  paid: number;
  cancelled: boolean;
};

/** The unpaid amount of an instalment; 0 if it is cancelled. */
export const leftOf = ({
  amount,
  paid,
  cancelled,
}: Pick<Payable, "amount" | "paid" | "cancelled">): number =>
  cancelled ? 0 : Math.max(0, amount - paid);

/**
 * What of a fee is left for a plan of instalments: what is owed in its unit and is in no open
 * instalment, up to the fee. In counters.
 */
export function leftToPlan(
  fee: number,
  owed: number,
  installments: readonly Pick<Payable, "amount" | "paid" | "cancelled">[],
): number {
  const planned = installments.reduce((sum, one) => sum + leftOf(one), 0);
  return Math.max(0, Math.min(fee, owed - planned));
}

export type InstallmentState = "open" | "paid" | "cancelled";

export const stateOf = (one: Payable): InstallmentState => {
  if (one.paid >= one.amount) return "paid";
  return one.cancelled ? "cancelled" : "open";
};

/** The part of a payment that settles an instalment; `amount` is a counter. */
export type Settled = { installmentId: string; amount: number };

/** Splits a payment among instalments, the oldest first; any excess settles none. */
export function settle(installments: readonly Payable[], amount: number): Settled[] {
  let left = amount;
  return [...installments].sort(byDue).flatMap((one) => {
    const taken = Math.min(left, leftOf(one));
    left -= taken;
    return taken > 0 ? [{ installmentId: one._id, amount: taken }] : [];
  });
}

const byDue = (a: Payable, b: Payable) =>
  a.due.localeCompare(b.due) || a.n - b.n || a._id.localeCompare(b._id);
