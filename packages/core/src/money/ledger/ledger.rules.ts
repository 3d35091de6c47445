import { type Exact, exact, moneyText, numberText } from "../../kernel/money.rules";

/** The kinds of entry of a case's account. */
export const LEDGER_KINDS = [
  "fee",
  "expense",
  "advance",
  "payment",
  "transfer",
  "delivery",
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The factor with which an entry's amount changes a balance. */
export type Sign = -1 | 0 | 1;

/**
 * How each kind moves the two balances: `client` is money of the client and of third parties that
 * the practice holds, `practice` what is owed to the practice. `docs/case-account.md` has this table.
 */
export const SIGNS: Record<LedgerKind, { client: Sign; practice: Sign }> = {
  fee: { client: 0, practice: 1 },
  expense: { client: 0, practice: 1 },
  advance: { client: 1, practice: 0 },
  payment: { client: 0, practice: -1 },
  transfer: { client: -1, practice: -1 },
  delivery: { client: -1, practice: 0 },
};

/** The currencies and units in which an amount may be stated. */
export const LEDGER_CURRENCIES = ["ARS", "USD", "UMA", "JUS"] as const;

export type LedgerCurrency = (typeof LEDGER_CURRENCIES)[number];

/** The units of a debt to the practice. Dollars are owed in the pesos agreed for them. */
export const LEDGER_UNITS = ["ARS", "UMA", "JUS"] as const;

export type LedgerUnit = (typeof LEDGER_UNITS)[number];

/** The units of fees, worth their pesos of the day. */
export type FeeUnit = Exclude<LedgerUnit, "ARS">;

export const isFeeUnit = (currency: LedgerCurrency): currency is FeeUnit =>
  currency === "UMA" || currency === "JUS";

/** The decimals of an amount: cents of pesos and dollars, ten-thousandths of UMA and JUS. */
export const decimalsOf = (currency: LedgerCurrency): number => (isFeeUnit(currency) ? 4 : 2);

/**
 * The largest amount of an entry, a plan or a payment, in each currency. Counters hold whole
 * numbers of its smallest unit, exact up to 2^53 (about 9 · 10^15): see `MOST_COUNTER`.
 */
export const MOST_AMOUNT: Record<LedgerCurrency, number> = {
  ARS: 100_000_000_000,
  USD: 100_000_000,
  UMA: 1_000_000,
  JUS: 1_000_000,
};

/** The largest value in pesos of an amount in another currency. */
export const MOST_PESOS = 1_000_000_000_000;

/**
 * The largest absolute value of a counter. A hundred times the largest amount more is still a whole
 * number that is exact, so that bounds of a condition can be computed.
 */
export const MOST_COUNTER = 8_000_000_000_000_000;

/** The kinds that pay what is owed to the practice. */
export const isPaying = (kind: LedgerKind): boolean => SIGNS[kind].practice === -1;

/**
 * Whether an entry may be billed: a fee or an expense that is no reversal and not of an invoice.
 */
export const isBillable = (entry: {
  kind: LedgerKind;
  reverses: string | null;
  invoiceId: string | null;
}): boolean => SIGNS[entry.kind].practice === 1 && !entry.reverses && !entry.invoiceId;

/** The most entries that one invoice bills: their marks fit in one transaction. */
export const MOST_BILLED = 30;

/** The kinds whose amount may be stated in UMA or JUS: fees and their payments. */
export const takesFeeUnits = (kind: LedgerKind): boolean => kind === "fee" || isPaying(kind);

/** An amount as counters hold it: a whole number of cents, or of ten-thousandths of a unit. */
export const toMinor = (amount: Exact | number, unit: LedgerCurrency): number =>
  exact(amount).times(scale(unit)).round().toNumber();

/** The amount of a counter, in units. */
export const fromMinor = (minor: number, unit: LedgerCurrency): number =>
  exact(minor).div(scale(unit)).toNumber();

const scale = (unit: LedgerCurrency) => exact(10).pow(decimalsOf(unit));

/** The pesos of an amount of units at a value, to the cent, half up. */
export const pesosOf = (units: Exact | number, value: Exact | number): Exact =>
  exact(units).times(value).toDecimalPlaces(2);

/** The units that an amount of pesos pays at a value, to the ten-thousandth, half up. */
export const unitsOf = (pesos: Exact | number, value: Exact | number): Exact =>
  exact(pesos).div(value).toDecimalPlaces(4);

/** The two balances as counters: clients' money in pesos, and the debt in each unit. */
export type Counters = { client: number; ARS: number; UMA: number; JUS: number };

export const NOTHING: Counters = { client: 0, ARS: 0, UMA: 0, JUS: 0 };

/**
 * The fields of an entry that change balances: its pesos, and the units it adds to a debt or pays.
 */
export type Movable = { kind: LedgerKind; pesos: number; unit: LedgerUnit; units: number };

/** The total change of the counters by entries. */
export function movesOf(entries: readonly Movable[]): Counters {
  const moves = { ...NOTHING };
  for (const { kind, pesos, unit, units } of entries) {
    const { client, practice } = SIGNS[kind];
    moves.client += client * toMinor(pesos, "ARS");
    moves[unit] += practice * toMinor(units, unit);
  }
  return moves;
}

/** The value of each unit today; absent where none is known. */
export type UnitValues = Partial<Record<FeeUnit, number>>;

/** The balances in pesos, with the debt in UMA and JUS at today's values. */
export function balanceOf(counters: Counters, values: UnitValues) {
  const inPesos = (["UMA", "JUS"] as const).map((unit) =>
    pesosOf(fromMinor(counters[unit], unit), values[unit] ?? 0),
  );
  const practice = inPesos.reduce((sum, one) => sum.plus(one), exact(counters.ARS).div(100));
  return { client: fromMinor(counters.client, "ARS"), practice: practice.toNumber() };
}

/** The debt to the practice, in each unit. */
export const unitsOwed = (counters: Counters): Record<LedgerUnit, number> => ({
  ARS: fromMinor(counters.ARS, "ARS"),
  UMA: fromMinor(counters.UMA, "UMA"),
  JUS: fromMinor(counters.JUS, "JUS"),
});

/**
 * The unit that a payment pays if not given: pesos while any are owed, else the only unit owed.
 * Undefined where UMA and JUS are owed: then it must be given.
 */
export function paidByDefault({ ARS, UMA, JUS }: Counters): LedgerUnit | undefined {
  if (ARS > 0 || (UMA <= 0 && JUS <= 0)) return "ARS";
  if (UMA > 0 && JUS > 0) return undefined;
  return UMA > 0 ? "UMA" : "JUS";
}

/**
 * An amount with its unit, as it is written in Argentina: «$ 1.850.000,00», «US$ 100,00», «12,5
 * UMA».
 */
export function amountText(amount: Exact | number, currency: LedgerCurrency): string {
  if (isFeeUnit(currency)) return `${numberText(amount, 4)} ${currency}`;
  const text = moneyText(exact(amount).abs());
  const sign = exact(amount).isNegative() ? "−" : "";
  return `${sign}${currency === "USD" ? `US${text}` : text}`;
}
