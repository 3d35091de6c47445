import { cents, type Exact, exact, sumOf } from "./money.rules";

const CENT = exact("0.01");

/**
 * The share of each amount in a sum to divide, in cents and by place: in proportion, each rounded
 * half up, none above its amount. The cents that rounding leaves or lacks go one by one to those
 * that come first in `order`, the places that take part; others have no share.
 */
export function inProportion(
  room: Exact,
  amounts: readonly Exact[],
  order: readonly number[],
): Record<number, Exact> {
  const whole = sumOf(order.map((place) => amounts[place] ?? exact(0)));
  const shares: Record<number, Exact> = {};
  for (const place of order) {
    const amount = amounts[place] ?? exact(0);
    shares[place] = whole.isZero() ? exact(0) : cents(amount.times(room).div(whole));
  }
  spread(room.minus(sumOf(Object.values(shares))), shares, amounts, order);
  return shares;
}

/** Gives, or takes back, what is left a cent at a time, as often as somebody has room for one. */
function spread(
  left: Exact,
  shares: Record<number, Exact>,
  amounts: readonly Exact[],
  order: readonly number[],
): void {
  const step = left.isNegative() ? CENT.neg() : CENT;
  const fits = (next: Exact, place: number) =>
    !next.isNegative() && next.lte(amounts[place] ?? exact(0));
  let rest = left;
  for (let before = rest.plus(1); !rest.isZero() && !before.eq(rest); ) {
    before = rest;
    for (const place of order) {
      const next = (shares[place] ?? exact(0)).plus(step);
      if (rest.isZero()) return;
      if (!fits(next, place)) continue;
      shares[place] = next;
      rest = rest.minus(step);
    }
  }
}
