import { addDays, addMonths } from "../../kernel/day.rules";

/** How often an instalment falls due. */
export const PLAN_STEPS = ["month", "fortnight", "week"] as const;

export type PlanStep = (typeof PLAN_STEPS)[number];

/** The most instalments that a case may have open: all that one payment settles fits one commit. */
export const MOST_INSTALLMENTS = 60;

/** «Quincena»: fifteen days. */
const DAYS: Record<Exclude<PlanStep, "month">, number> = { fortnight: 15, week: 7 };

/**
 * The due days of a plan. Months count from the first day, so that one of the 31st falls on the last
 * of a shorter month and on the 31st again after it.
 */
export const dueDays = (first: string, every: PlanStep, count: number): string[] =>
  Array.from({ length: count }, (_, nth) =>
    every === "month" ? addMonths(first, nth) : addDays(first, nth * DAYS[every]),
  );

/** A whole number of cents parted into equal instalments; the last takes what is left. */
export function parts(total: number, count: number): number[] {
  const each = Math.floor(total / count);
  const all = Array.from({ length: count }, () => each);
  all[count - 1] = total - each * (count - 1);
  return all;
}

/** An instalment as far as payments look at it; amounts are counters. */
export type Payable = {
  _id: string;
  n: number;
  due: string;
  amount: number;
  paid: number;
  cancelled: boolean;
};

/** What is left to pay of an instalment; nothing of a cancelled one. */
export const leftOf = ({ amount, paid, cancelled }: Payable): number =>
  cancelled ? 0 : Math.max(0, amount - paid);

export type InstallmentState = "open" | "paid" | "cancelled";

export const stateOf = (one: Payable): InstallmentState => {
  if (one.paid >= one.amount) return "paid";
  return one.cancelled ? "cancelled" : "open";
};

/** What of a payment an instalment takes; a counter. */
export type Settled = { installmentId: string; amount: number };

/** How a payment settles instalments: the oldest first; what is more than all of them is left over. */
export function settle(installments: readonly Payable[], amount: number): Settled[] {
  let left = amount;
  return [...installments].sort(byDue).flatMap((one) => {
    const taken = Math.min(left, leftOf(one));
    left -= taken;
    return taken > 0 ? [{ installmentId: one._id, amount: taken }] : [];
  });
}

const byDue = (a: Payable, b: Payable) =>
  a.due === b.due ? a.n - b.n || (a._id < b._id ? -1 : 1) : a.due < b.due ? -1 : 1;
