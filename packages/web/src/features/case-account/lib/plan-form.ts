import { type PlanStep, parts } from "@foja/core/money/ledger/installment.rules";
import {
  amountText,
  fromMinor,
  type LedgerUnit,
  toMinor,
} from "@foja/core/money/ledger/ledger.rules";
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
