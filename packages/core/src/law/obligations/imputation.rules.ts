import { type Exact, exact, sumOf } from "../../kernel/money.rules";
import { inProportion } from "../../kernel/shares.rules";
import type { Payment } from "./obligations.schema";

/** By which articles payments on account are imputed. */
export const IMPUTATION_NORM = "CCyC, arts. 900 a 903";

/** What of an item is due: its capital, and its interest, which bears none. */
export type Debt = { capital: Exact; interest: Exact };

export type Between = "prorrata" | "antiguedad";

/** What a payment paid of all, and what it left over. */
export type Imputed = { interest: Exact; capital: Exact; rest: Exact };

/**
 * Imputes a payment to what is due on its day, and takes it off the debts. Interest of all first,
 * unless the receipt says capital (CCyC 903); the item that the debtor chose alone (900); else among
 * items in proportion to what is left of each (902 b), or by age. `order` has the places of what is
 * due, the oldest first.
 */
export function impute(
  debts: readonly Debt[],
  order: readonly number[],
  { monto, imputacion, item }: Payment,
  between: Between,
): Imputed {
  const due = item === undefined ? order : order.filter((place) => place === item);
  const pay = (part: keyof Debt, money: Exact): Exact => {
    const owed = sumOf(due.map((place) => debts[place]?.[part] ?? exact(0)));
    const paid = money.lt(owed) ? money : owed;
    const amounts = debts.map((debt) => debt[part]);
    const shares =
      between === "prorrata" ? inProportion(paid, amounts, due) : byAge(paid, amounts, due);
    for (const place of due) {
      const debt = debts[place];
      if (debt) debt[part] = debt[part].minus(shares[place] ?? 0);
    }
    return paid;
  };
  const [first, second] =
    imputacion === "capital"
      ? (["capital", "interest"] as const)
      : (["interest", "capital"] as const);
  const money = exact(monto);
  const paid = { interest: exact(0), capital: exact(0) };
  paid[first] = pay(first, money);
  paid[second] = pay(second, money.minus(paid[first]));
  return { ...paid, rest: money.minus(paid.interest).minus(paid.capital) };
}

/** Pays the oldest whole, then the next. */
function byAge(
  room: Exact,
  amounts: readonly Exact[],
  order: readonly number[],
): Record<number, Exact> {
  const shares: Record<number, Exact> = {};
  let rest = room;
  for (const place of order) {
    const amount = amounts[place] ?? exact(0);
    const share = rest.lt(amount) ? rest : amount;
    shares[place] = share;
    rest = rest.minus(share);
  }
  return shares;
}
