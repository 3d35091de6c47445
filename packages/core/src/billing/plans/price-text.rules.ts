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

/** The price of a plan in words: «US$ 1,99 por día», «Gratis». */
export const priceText = ({
  basePrice,
  currency,
  billingPeriod,
}: Omit<Pricing, "stripePriceId">) =>
  basePrice === 0 ? "Gratis" : `${amountText(basePrice, currency)} ${EACH[billingPeriod]}`;
