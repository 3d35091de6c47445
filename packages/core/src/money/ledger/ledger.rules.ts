import { type Exact, exact, moneyText, numberText } from "../../kernel/money.rules";

/** What an entry of a case's account may be. */
export const LEDGER_KINDS = [
  "fee",
  "expense",
  "advance",
  "payment",
  "transfer",
  "delivery",
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** How an entry moves a balance: by so many times its amount. */
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

/** In what an amount may be stated. */
export const LEDGER_CURRENCIES = ["ARS", "USD", "UMA", "JUS"] as const;

export type LedgerCurrency = (typeof LEDGER_CURRENCIES)[number];

/** In what something may be owed to the practice. Dollars are owed in the pesos agreed for them. */
export const LEDGER_UNITS = ["ARS", "UMA", "JUS"] as const;

export type LedgerUnit = (typeof LEDGER_UNITS)[number];

/** The units of fees, each worth its pesos of the day. */
export type FeeUnit = Exclude<LedgerUnit, "ARS">;

export const isFeeUnit = (currency: LedgerCurrency): currency is FeeUnit =>
  currency === "UMA" || currency === "JUS";

/** The decimals of an amount: cents of pesos and dollars, ten-thousandths of UMA and JUS. */
export const decimalsOf = (currency: LedgerCurrency): number => (isFeeUnit(currency) ? 4 : 2);

/** The kinds that pay what is owed to the practice. */
export const isPaying = (kind: LedgerKind): boolean => SIGNS[kind].practice === -1;

/** Whether an entry may be billed: a fee or an expense that is no reversal, nor follows from an invoice. */
export const isBillable = (entry: {
  kind: LedgerKind;
  reverses: string | null;
  invoiceId: string | null;
}): boolean => SIGNS[entry.kind].practice === 1 && !entry.reverses && !entry.invoiceId;

/** The most entries that one invoice bills: what marks them fits in a transaction. */
export const MOST_BILLED = 30;

/** The kinds whose amount may be stated in UMA or JUS: fees, and what pays them. */
export const takesFeeUnits = (kind: LedgerKind): boolean => kind === "fee" || isPaying(kind);

/** An amount as counters hold it: a whole number of cents, or of ten-thousandths of a unit. */
export const toMinor = (amount: Exact | number, unit: LedgerCurrency): number =>
  exact(amount).times(scale(unit)).round().toNumber();

/** The amount of a counter. */
export const fromMinor = (minor: number, unit: LedgerCurrency): number =>
  exact(minor).div(scale(unit)).toNumber();

const scale = (unit: LedgerCurrency) => exact(10).pow(decimalsOf(unit));

/** Pesos of so many units at a value, to the cent, half up. */
export const pesosOf = (units: Exact | number, value: Exact | number): Exact =>
  exact(units).times(value).toDecimalPlaces(2);

/** How many units some pesos pay at a value, to the ten-thousandth, half up. */
export const unitsOf = (pesos: Exact | number, value: Exact | number): Exact =>
  exact(pesos).div(value).toDecimalPlaces(4);

/** The two balances as counters: pesos of clients, and what is owed in each unit. */
export type Counters = { client: number; ARS: number; UMA: number; JUS: number };

export const NOTHING: Counters = { client: 0, ARS: 0, UMA: 0, JUS: 0 };

/** What of an entry moves balances: its pesos, and how much of which unit it adds to a debt or pays. */
export type Movable = { kind: LedgerKind; pesos: number; unit: LedgerUnit; units: number };

/** How entries move the counters, all together. */
export function movesOf(entries: readonly Movable[]): Counters {
  const moves = { ...NOTHING };
  for (const { kind, pesos, unit, units } of entries) {
    const { client, practice } = SIGNS[kind];
    moves.client += client * toMinor(pesos, "ARS");
    moves[unit] += practice * toMinor(units, unit);
  }
  return moves;
}

/** What a unit is worth today; nothing where no value is known. */
export type UnitValues = Partial<Record<FeeUnit, number>>;

/** The balances in pesos, what is owed in UMA and JUS at today's values. */
export function balanceOf(counters: Counters, values: UnitValues) {
  const inPesos = (["UMA", "JUS"] as const).map((unit) =>
    pesosOf(fromMinor(counters[unit], unit), values[unit] ?? 0),
  );
  const practice = inPesos.reduce((sum, one) => sum.plus(one), exact(counters.ARS).div(100));
  return { client: fromMinor(counters.client, "ARS"), practice: practice.toNumber() };
}

/** What is owed to the practice, in each unit. */
export const unitsOwed = (counters: Counters): Record<LedgerUnit, number> => ({
  ARS: fromMinor(counters.ARS, "ARS"),
  UMA: fromMinor(counters.UMA, "UMA"),
  JUS: fromMinor(counters.JUS, "JUS"),
});

/**
 * What a payment pays that does not say it: pesos while any are owed, else the only unit that is.
 * Nothing where UMA and JUS are owed: then it has to be said.
 */
export function paidByDefault({ ARS, UMA, JUS }: Counters): LedgerUnit | undefined {
  if (ARS > 0 || (UMA <= 0 && JUS <= 0)) return "ARS";
  if (UMA > 0 && JUS > 0) return undefined;
  return UMA > 0 ? "UMA" : "JUS";
}

/** An amount with its unit, as it is written here: «$ 1.850.000,00», «US$ 100,00», «12,5 UMA». */
export function amountText(amount: Exact | number, currency: LedgerCurrency): string {
  if (isFeeUnit(currency)) return `${numberText(amount, 4)} ${currency}`;
  const text = moneyText(exact(amount).abs());
  const sign = exact(amount).isNegative() ? "−" : "";
  return `${sign}${currency === "USD" ? `US${text}` : text}`;
}
