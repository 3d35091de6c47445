import { daysBetween } from "@foja/core/kernel/day.rules";
import { moneyText, numberText } from "@foja/core/kernel/money.rules";
import {
  amountText,
  isPaying,
  LEDGER_CURRENCIES,
  type LedgerCurrency,
  type LedgerKind,
  type LedgerUnit,
  takesFeeUnits,
} from "@foja/core/money/ledger/ledger.rules";
import type { Entry, Plan, ShownValue } from "@foja/core/money/ledger/ledger.schema";
import { formatDate } from "~/lib/format";

type Words = { name: string; asked: string; hint: string };

/** The texts of each kind of entry: in a list, as an option, and its effect. */
export const KINDS: Record<LedgerKind, Words> = {
  fee: {
    name: "Honorarios",
    asked: "Honorarios (pactados o regulados)",
    hint: "Suma a lo que te deben.",
  },
  payment: {
    name: "Pago del cliente",
    asked: "Pago del cliente",
    hint: "Baja lo que te deben. No toca el dinero del cliente.",
  },
  expense: {
    name: "Gasto",
    asked: "Gasto que pagaste por la causa",
    hint: "Suma a lo que te deben.",
  },
  advance: {
    name: "Dinero recibido del cliente",
    asked: "Dinero recibido, del cliente o de un tercero para él",
    hint: "Queda en tu poder a nombre del cliente: no paga honorarios hasta que lo apliques.",
  },
  transfer: {
    name: "Aplicación de dinero del cliente",
    asked: "Aplicar dinero del cliente a honorarios o gastos",
    hint: "Sale del dinero del cliente y baja lo que te deben.",
  },
  delivery: {
    name: "Entrega al cliente",
    asked: "Entregar al cliente su dinero",
    hint: "Sale del dinero del cliente. No cambia lo que te deben.",
  },
};

/** The order of the kinds as options: the most common first. */
export const KINDS_ASKED: LedgerKind[] = [
  "payment",
  "fee",
  "expense",
  "advance",
  "transfer",
  "delivery",
];

export const CURRENCY_NAMES: Record<LedgerCurrency, string> = {
  ARS: "Pesos",
  USD: "Dólares",
  UMA: "UMA",
  JUS: "JUS",
};

/** The currencies in which an entry of a kind may be stated. */
export const currenciesOf = (kind: LedgerKind): LedgerCurrency[] =>
  LEDGER_CURRENCIES.filter(
    (currency) => takesFeeUnits(kind) || currency === "ARS" || currency === "USD",
  );

/** Whether an entry must say what it pays: it is in money, and fees are owed in UMA or JUS. */
export const asksWhatItPays = (
  kind: LedgerKind,
  currency: LedgerCurrency,
  owed: Record<LedgerUnit, number>,
): boolean =>
  isPaying(kind) && (currency === "ARS" || currency === "USD") && (owed.UMA > 0 || owed.JUS > 0);

/** The value of a unit, since when and by what: «$ 104.220,00 desde el 01/07/2026 (Res. SGA 1930/2026)». */
export const valueText = ({ pesos, since, norm }: ShownValue): string =>
  `${moneyText(pesos)} desde el ${formatDate(since)}${norm ? ` (${norm})` : ""}`;

/** Days until a value of a unit is probably replaced: UMA and JUS change often. */
const OLD_AFTER = 75;

/** Whether the value in force on a day is old. */
export const isOld = ({ since }: ShownValue, day: string): boolean =>
  daysBetween(since, day) > OLD_AFTER;

/** The name of an entry; for a reversal, that it reverses another. */
export const nameOf = ({ kind, reverses }: Pick<Entry, "kind" | "reverses">): string =>
  reverses ? `Anulación: ${KINDS[kind].name.toLowerCase()}` : KINDS[kind].name;

/** The details of an entry, below its name. */
export function detailsOf(entry: Entry): string[] {
  const { description, reason, currency, pesos, rate, unit, units, value, source, settles } = entry;
  const said = [
    description,
    reason && `Motivo: ${reason}`,
    currency === "USD" && rate && `A ${moneyText(rate)} por dólar: ${moneyText(Math.abs(pesos))}`,
    value && currency !== unit && `Paga ${amountText(Math.abs(units), unit)}`,
    value && currency === unit && `${moneyText(Math.abs(pesos))} ese día`,
    value && `${unit} a ${valueText(value)}`,
    source && `Cuota litis: ${numberText(source.percent, 2)} % de ${moneyText(source.total)}`,
    source?.warning,
    settles.length > 0 && !entry.reverses && settledText(settles.length),
  ];
  return said.flatMap((one) => one || []);
}

const settledText = (count: number) => (count === 1 ? "Salda una cuota" : `Salda ${count} cuotas`);

export const STEPS: Record<Plan["every"], string> = {
  month: "Por mes",
  fortnight: "Cada 15 días",
  week: "Por semana",
};
