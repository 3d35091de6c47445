import { leftToPlan, type PlanStep, parts } from "@foja/core/money/ledger/installment.rules";
import {
  amountText,
  fromMinor,
  type LedgerUnit,
  toMinor,
} from "@foja/core/money/ledger/ledger.rules";
import type { Entry, Plan } from "@foja/core/money/ledger/ledger.schema";
import { toNumber } from "./entry-form";

/** The fields of a plan's form: for a fee, or for an amount in pesos if `feeId` is empty. */
export type PlanValues = {
  feeId: string;
  amount: string;
  count: string;
  firstDue: string;
  every: PlanStep;
  description: string;
};

export const planValues = (feeId: string): PlanValues => ({
  feeId,
  amount: "",
  count: "6",
  firstDue: "",
  every: "month",
  description: "",
});

export const toPlanBody = ({ feeId, amount, count, ...values }: PlanValues) => ({
  ...values,
  count: toNumber(count),
  ...(feeId ? { feeId } : { amount: toNumber(amount) }),
});

type Account = {
  units: Record<LedgerUnit, number>;
  plans: readonly Pick<Plan, "currency" | "installments">[];
};

/** What is owed in a unit and is in no open instalment, up to an amount. */
function leftUpTo(most: number, unit: LedgerUnit, { units, plans }: Account): number {
  const open = plans
    .filter(({ currency }) => currency === unit)
    .flatMap(({ installments }) => installments)
    .map(({ amount, paid, state }) => ({
      ...{ amount: toMinor(amount, unit), paid: toMinor(paid, unit) },
      cancelled: state === "cancelled",
    }));
  const left = leftToPlan(toMinor(most, unit), toMinor(units[unit], unit), open);
  return fromMinor(left, unit);
}

/** What is left for a plan of a fee, in its unit: the rest was paid or is in instalments. */
export const leftOfFee = ({ unit, units }: Pick<Entry, "unit" | "units">, account: Account) =>
  leftUpTo(units, unit, account);

/** What an amount in pesos for a plan has to do with what is owed; undefined where it is the same. */
export function amountWarning(amount: number, account: Account): string | undefined {
  const left = leftUpTo(account.units.ARS, "ARS", account);
  if (!(amount > 0) || amount === left) return undefined;
  return `En pesos se deben ${amountText(left, "ARS")} que no están en cuotas: el plan suma otra cosa.`;
}

/** The instalments of an amount: «6 cuotas de $ 100,00; la última, de $ 100,02». */
export function partsText(amount: number, unit: LedgerUnit, count: number): string | undefined {
  const total = toMinor(amount, unit);
  if (!Number.isInteger(count) || count < 1 || count > 60 || total < count) return undefined;
  const all = parts(total, count);
  const text = (minor = 0) => amountText(fromMinor(minor, unit), unit);
  if (count === 1) return `Una cuota de ${text(all[0])}`;
  const last = all.at(-1) === all[0] ? "" : `; la última, de ${text(all.at(-1))}`;
  return `${count} cuotas de ${text(all[0])}${last}`;
}
