import { moneyText } from "./money";
import type { Item, Line, Price } from "./shapes";
import type { World } from "./world";

export type Language = "en" | "es";

const DAYS = { en: dayIn("en-GB"), es: dayIn("es-AR") };
const EACH: Record<string, string> = { day: "día", week: "semana", month: "mes", year: "año" };

function dayIn(locale: string) {
  const form = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, form);
}

/** The language of Stripe's texts for a subscription's customer. */
export function languageOf(world: World, { subscription: id }: Item): Language {
  const subscription = world.peek("subscriptions", id);
  const [locale = ""] = world.peek("customers", subscription?.customer)?.preferred_locales ?? [];
  return locale.startsWith("es") ? "es" : "en";
}

type Described = {
  price: Price;
  quantity: number;
  amount: number;
  period: { start: number };
  proration: boolean;
};

/** The description of an invoice line. */
export function describe(world: World, line: Described, language: Language): string {
  const { price, quantity, amount, proration, period } = line;
  const name = world.peek("products", price.product)?.name ?? "";
  const day = DAYS[language].format(period.start * 1000);
  if (!proration) return `${quantity} × ${name} (${rateOf(price, language)})`;
  if (language === "en")
    return `${amount < 0 ? "Unused" : "Remaining"} time on ${name} after ${day}`;
  return `Tiempo ${amount < 0 ? "no usado" : "restante"} de ${name} desde el ${day}`;
}

function rateOf({ unit_amount, currency, recurring }: Price, language: Language): string {
  const { interval = "month", interval_count: count = 1 } = recurring ?? {};
  if (language === "es")
    return `${moneyText(unit_amount ?? 0, currency)} ${oftenText(interval, count)}`;
  const often = count === 1 ? `/ ${interval}` : `every ${count} ${interval}s`;
  return `at ${((unit_amount ?? 0) / 100).toFixed(2)} ${currency.toUpperCase()} ${often}`;
}

/** How often something is charged, in Spanish. */
export function oftenText(interval: string, count: number): string {
  const each = EACH[interval] ?? interval;
  if (count === 1) return `por ${each}`;
  return `cada ${count} ${each === "mes" ? "meses" : `${each}s`}`;
}

/** The description of an invoice line on a page. */
export function spanishOf(world: World, line: Line): string {
  const price = world.get("prices", line.pricing.price_details.price);
  const proration = line.parent?.subscription_item_details?.proration ?? false;
  return describe(world, { ...line, price, quantity: line.quantity ?? 1, proration }, "es");
}
