import { type Exact, exact, cents as rounded } from "../../kernel/money.rules";
import type { Letter, Vat } from "../issuers/words.rules";

/**
 * How an invoice adds up, in whole cents. Each line is its quantity by its price, rounded half up to
 * cents. The VAT of a rate is computed once, on the sum of the net of that rate, and rounded half up.
 * Total = net + exempt + VAT.
 */
export type PricedLine = { quantity: number; unitPrice: number; vat: Vat };

/** A line as it is stored: its description and price. */
export type KeptLine = PricedLine & { description: string };

/** The sum of the lines of one rate: the rate in percent, net and VAT in cents. */
export type RateSum = { rate: number; net: number; vat: number };

export type Totals = {
  /** For each line: its amount, and the amount that the voucher shows. */
  lines: { amount: number; shown: number }[];
  /** Net of the lines that bear VAT, 0 % included; of all lines where VAT is not itemised. */
  net: number;
  exempt: number;
  vat: number;
  total: number;
  rates: RateSum[];
};

/** An amount in whole cents. */
export const toCents = (value: Exact | number): number =>
  rounded(exact(value)).times(100).toNumber();

/** Cents as an amount with two decimals, as they are answered. */
export const fromCents = (cents: number): number => exact(cents).dividedBy(100).toNumber();

/** The amount of a line, in cents. */
export const lineAmount = ({ quantity, unitPrice }: PricedLine): number =>
  toCents(exact(quantity).times(unitPrice));

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** The VAT of a net amount, in cents. */
const vatOf = (net: number, rate: number): number =>
  exact(net).times(rate).dividedBy(100).toDecimalPlaces(0).toNumber();

/**
 * Adds up lines for a class of voucher: a C bears no VAT whatever its lines say, a B shows lines
 * with VAT included, A and X show them without.
 */
export function totalsOf(lines: readonly PricedLine[], letter: Letter): Totals {
  const amounts = lines.map(lineAmount);
  if (letter === "C") return withoutVat(amounts);
  const rates = rateSums(lines, amounts);
  const exempt = sum(amounts.filter((_, at) => lines[at]?.vat === "exempt"));
  const [net, vat] = [sum(rates.map((one) => one.net)), sum(rates.map((one) => one.vat))];
  const shown = letter === "B" ? withVatInside(lines, amounts, rates) : amounts;
  return {
    lines: amounts.map((amount, at) => ({ amount, shown: shown[at] ?? amount })),
    ...{ net, exempt, vat, total: net + exempt + vat, rates },
  };
}

function withoutVat(amounts: readonly number[]): Totals {
  const total = sum(amounts);
  const lines = amounts.map((amount) => ({ amount, shown: amount }));
  return { lines, net: total, exempt: 0, vat: 0, total, rates: [] };
}

function rateSums(lines: readonly PricedLine[], amounts: readonly number[]): RateSum[] {
  const rates = [...new Set(lines.flatMap(({ vat }) => (vat === "exempt" ? [] : [vat])))];
  return rates
    .sort((a, b) => a - b)
    .map((rate) => {
      const net = sum(amounts.filter((_, at) => lines[at]?.vat === rate));
      return { rate, net, vat: vatOf(net, rate) };
    });
}

/**
 * The amounts shown per line with VAT included, which add up to the total exactly: the cents left
 * by rounding go to the lines that lost most by it.
 */
function withVatInside(
  lines: readonly PricedLine[],
  amounts: readonly number[],
  rates: readonly RateSum[],
): number[] {
  const shown = [...amounts];
  for (const { rate, vat } of rates) {
    const parts = amounts.flatMap((amount, at) =>
      lines[at]?.vat === rate ? [shareOf(at, amount, rate)] : [],
    );
    let left = vat - sum(parts.map(({ whole }) => whole));
    // Of those that lost as much, the first first: sorting keeps their order.
    const byLoss = [...parts].sort((a, b) => b.rest - a.rest);
    for (const { at, amount, whole } of byLoss) {
      const extra = left > 0 ? 1 : 0;
      left -= extra;
      shown[at] = amount + whole + extra;
    }
  }
  return shown;
}

/** The VAT of one line, as whole cents and the remaining fraction of a cent. */
function shareOf(at: number, amount: number, rate: number) {
  const ideal = exact(amount).times(rate).dividedBy(100);
  const whole = ideal.floor().toNumber();
  return { at, amount, whole, rest: ideal.minus(whole).toNumber() };
}
