import type { Pricing } from "./plan.schema";

/** The charging period of a price, in words. */
export const EACH: Record<Pricing["billingPeriod"], string> = {
  daily: "por día",
  weekly: "por semana",
  monthly: "por mes",
  annual: "por año",
  yearly: "por año",
};

/** An amount with its currency, by ISO code: «US$ 1,99», «$ 1.500,00». */
export const amountText = (amount: number, currency: string): string =>
  new Intl.NumberFormat("es-AR", { style: "currency", currency: currency.toUpperCase() }).format(
    amount,
  );

/** How often a price is charged in a month, on average. */
const A_MONTH: Record<Pricing["billingPeriod"], number> = {
  ...{ daily: 365 / 12, weekly: 52 / 12, monthly: 1, annual: 1 / 12, yearly: 1 / 12 },
};

/** What a price comes to in a month, in whole units: «US$ 61 al mes», with «≈» where it is not charged by the month. */
export function monthText({ basePrice, currency, billingPeriod }: Omit<Pricing, "stripePriceId">) {
  const amount = new Intl.NumberFormat("es-AR", {
    style: "currency",
    currency: currency.toUpperCase(),
    maximumFractionDigits: billingPeriod === "monthly" ? 2 : 0,
    minimumFractionDigits: 0,
  }).format(basePrice * A_MONTH[billingPeriod]);
  return billingPeriod === "monthly" ? `${amount} al mes` : `≈ ${amount} al mes`;
}

/** The price of a plan in words: «US$ 1,99 por día», «Gratis». */
export const priceText = ({
  basePrice,
  currency,
  billingPeriod,
}: Omit<Pricing, "stripePriceId">) =>
  basePrice === 0 ? "Gratis" : `${amountText(basePrice, currency)} ${EACH[billingPeriod]}`;

/** The charging period of a price, as what recurs. */
const EVERY: Record<Pricing["billingPeriod"], string> = {
  ...{ daily: "cada día", weekly: "cada semana", monthly: "cada mes" },
  ...{ annual: "cada año", yearly: "cada año" },
};

/** What the card is charged, and how often: «Se cobra US$ 1,99 cada día, ≈ US$ 61 al mes». */
export function chargeText(pricing: Omit<Pricing, "stripePriceId">): string {
  const { basePrice, currency, billingPeriod } = pricing;
  if (basePrice === 0) return "No se cobra nada";
  const charge = `Se cobra ${amountText(basePrice, currency)} ${EVERY[billingPeriod]}`;
  return billingPeriod === "monthly" ? charge : `${charge}, ${monthText(pricing)}`;
}
