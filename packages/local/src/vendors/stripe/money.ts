/** A share of an amount in cents, rounded half away from zero, in integer arithmetic. */
export function shareOf(cents: number, part: number, whole: number): number {
  if (whole <= 0) return 0;
  const [amount, numerator, denominator] = [cents, part, whole].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const product = amount * numerator;
  const doubled = (product < 0n ? -product : product) * 2n + denominator;
  const rounded = Number(doubled / (denominator * 2n));
  return product < 0n ? -rounded : rounded;
}

const SIGNS: Record<string, string> = { usd: "US$", ars: "$", eur: "€" };

/** An amount formatted for people. */
export function moneyText(cents: number, currency: string): string {
  const text = new Intl.NumberFormat("es-AR", { minimumFractionDigits: 2 }).format(
    Math.abs(cents) / 100,
  );
  const sign = SIGNS[currency] ?? currency.toUpperCase();
  return `${cents < 0 ? "-" : ""}${sign} ${text}`;
}
