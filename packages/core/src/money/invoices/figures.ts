import { hiddenNow, useOwner } from "../../kernel/actor";
import { addMonths, monthStart } from "../../kernel/day.rules";
import { getMany, walk } from "../../kernel/dynamo";
import { CURRENCIES, type Currency, STATUSES } from "../issuers/words.rules";
import { type FiguresItem, monthKey, standingKey } from "./figures.item";
import {
  type Counts,
  countName,
  monthName,
  owedName,
  type Share,
  shareOf,
  sumOf,
} from "./figures.rules";
import type { Figures } from "./figures.schema";
import { allOf, fromItem, type InvoiceItem } from "./invoice.item";
import { AGES } from "./invoice.rules";
import { today } from "./store";
import { fromCents } from "./totals.rules";

/** Months that the dashboard shows; the current one is the last. */
const MONTHS = 12;

/**
 * The practice's invoices in figures: counters updated by each transaction, read in one request.
 * For a member with hidden cases, computed from the invoices they may see.
 */
export async function figures(): Promise<Figures> {
  const first = addMonths(monthStart(today()), 1 - MONTHS);
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(first, at).slice(0, 7));
  const { standing, monthly } = await (hiddenNow().size > 0 ? summed(months) : counted(months));
  return {
    counts: countsOf(standing),
    owed: CURRENCIES.map((currency) => owedIn(standing, currency)),
    months: months.map((month, at) => ({
      month,
      amounts: CURRENCIES.map((currency) => amountsOf(monthly[at], currency)),
    })),
  };
}

type Read = Counts | undefined;

async function counted(months: string[]): Promise<{ standing: Read; monthly: Read[] }> {
  const ownerId = useOwner();
  const keys = [standingKey(ownerId), ...months.map((month) => monthKey(ownerId, month))];
  const [standing, ...monthly] = await getMany<FiguresItem>(keys);
  return { standing, monthly };
}

/** The figures computed from the invoices that the actor may see. */
async function summed(months: string[]): Promise<{ standing: Read; monthly: Read[] }> {
  const shares: Share[] = [];
  for await (const item of walk<InvoiceItem>({ ...allOf(useOwner()), limit: 500 })) {
    shares.push(shareOf(fromItem(item)));
  }
  return {
    standing: sumOf(shares.map(({ standing }) => standing)),
    monthly: months.map((month) => sumOf(shares.map((one) => one.months[month] ?? {}))),
  };
}

const countsOf = (read: Read) =>
  Object.fromEntries(
    STATUSES.map((status) => [status, read?.[countName(status)] ?? 0]),
  ) as Figures["counts"];

function owedIn(read: Read, currency: Currency): Figures["owed"][number] {
  const ages = AGES.map((age) => ({ age, amount: read?.[owedName(age, currency)] ?? 0 }));
  const total = ages.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency,
    total: fromCents(total),
    ages: ages.map(({ age, amount }) => ({ age, amount: fromCents(amount) })),
  };
}

const amountsOf = (read: Read, currency: Currency) => ({
  currency,
  issued: fromCents(read?.[monthName("issued", currency)] ?? 0),
  voided: fromCents(read?.[monthName("voided", currency)] ?? 0),
  collected: fromCents(read?.[monthName("collected", currency)] ?? 0),
});
