import { useOwner } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import type { Item } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import { dateText, type Exact, exact } from "../../kernel/money.rules";
import { dayOf } from "../../kernel/zone.rules";
import { Rates } from "../../law/rates";
import { type EntryItem, entryItem } from "./ledger.item";
import {
  amountText,
  type Counters,
  type FeeUnit,
  isFeeUnit,
  isPaying,
  type LedgerCurrency,
  type LedgerUnit,
  MOST_PESOS,
  paidByDefault,
  pesosOf,
  toMinor,
  unitsOf,
} from "./ledger.rules";
import type { CreateEntry, Entry, ShownValue } from "./ledger.schema";

/** A new entry: `source` for a cuota litis, `invoiceId` for an entry of an invoice. */
export type EntryDraft = CreateEntry & { source?: Entry["source"]; invoiceId?: string };

/**
 * An entry to store, without the instalments that it settles. `nth` distinguishes those of one
 * request. Throws a sentence for a future day, and for a unit whose value on that day is not known.
 */
export async function drafted(
  folderId: string,
  given: EntryDraft,
  counters: Counters,
  nth = 0,
): Promise<EntryItem> {
  assertCome(given.date);
  const unit = unitOf(given, counters);
  const value = unit === "ARS" ? null : await valueOrRefuse(unit, given.date);
  const { pesos, units } = figures(given, unit, value);
  if (pesos.lt("0.01")) throw invalid("amount", "Importe: da menos de un centavo");
  if (isTooLarge(pesos, "ARS") || isTooLarge(units, unit)) {
    const message = `Importe: en pesos, hasta ${amountText(MOST_PESOS, "ARS")}`;
    throw invalid("amount", message);
  }
  if (units.lte(0)) throw invalid("amount", `Importe: no llega a 0,0001 ${unit}`);
  const _id = Idempotency.mint("ledgerEntry", nth);
  return entryItem({
    ...stated(given),
    _id,
    request: _id,
    userId: useOwner(),
    folderId,
    pesos: pesos.toNumber(),
    unit,
    units: units.toNumber(),
    value,
    createdAt: nowIso(),
  });
}

/** Whether a counter cannot hold an amount: see `MOST_COUNTER`. */
const isTooLarge = (amount: Exact, unit: LedgerUnit): boolean =>
  toMinor(amount, unit) > toMinor(MOST_PESOS, "ARS");

type Kept = Omit<EntryItem, keyof Item>;

const stated = (given: EntryDraft) =>
  ({
    kind: given.kind,
    amount: given.amount,
    currency: given.currency,
    rate: given.rate ?? null,
    date: given.date,
    description: given.description ?? null,
    reverses: null,
    reason: null,
    invoiceId: given.invoiceId ?? null,
    source: given.source ?? null,
    settles: [],
  }) satisfies Partial<Kept>;

/** Throws a sentence for a day after today in the practice. */
export function assertCome(date: string): void {
  if (date > dayOf(now())) throw invalid("date", "Fecha: no puede ser posterior a hoy");
}

/** The unit in which an entry changes the debt. Throws a sentence where it must be given. */
function unitOf({ kind, currency, pays }: EntryDraft, counters: Counters): LedgerUnit {
  if (isFeeUnit(currency)) return currency;
  if (!isPaying(kind)) return "ARS";
  const unit = pays ?? paidByDefault(counters);
  if (unit) return unit;
  throw invalid("pays", "Qué paga: se deben UMA y JUS, decí cuáles paga");
}

/** The pesos of an entry, and its amount in its unit. */
function figures(
  { amount, currency, rate }: EntryDraft,
  unit: LedgerUnit,
  value: ShownValue | null,
): { pesos: Exact; units: Exact } {
  if (isFeeUnit(currency)) {
    return { pesos: pesosOf(amount, value?.pesos ?? 0), units: exact(amount) };
  }
  const pesos = currency === "USD" ? pesosOf(amount, rate ?? 0) : exact(amount);
  return { pesos, units: unit === "ARS" || !value ? pesos : unitsOf(pesos, value.pesos) };
}

const KEYS = { UMA: "uma", JUS: "jus" } as const satisfies Record<FeeUnit, string>;

/** The value of a unit on a day, as it is shown; null where none is known. */
export async function shownValueOf(unit: FeeUnit, day: string): Promise<ShownValue | null> {
  const found = await Rates.valueOn(KEYS[unit], day);
  return found ? { pesos: found.value.toNumber(), since: found.since, norm: found.norm } : null;
}

async function valueOrRefuse(unit: FeeUnit & LedgerCurrency, day: string): Promise<ShownValue> {
  const value = await shownValueOf(unit, day);
  if (value) return value;
  const name = unit === "UMA" ? "de la UMA" : "del JUS";
  throw invalid("date", `Fecha: falta el valor ${name} para el ${dateText(day)}`);
}
