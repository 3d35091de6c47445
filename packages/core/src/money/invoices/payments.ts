import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import { amountText } from "./amount.rules";
import { bookPayment, unbook } from "./billed";
import { type Kept, type KeptPayment, owedOf } from "./invoice.rules";
import type { Invoice, NewPayment } from "./invoice.schema";
import { shown } from "./link";
import { find, save, settled, stepped } from "./store";
import { fromCents, toCents } from "./totals.rules";

/** Statuses of an invoice that is owed. */
const OWED: readonly Kept["status"][] = ["issued", "partlyPaid", "overdue"];

/**
 * Records a payment of an invoice, whole or in part; a repeated request records it once. For an
 * invoice that bills the account of its case it is booked there in the same transaction. Throws
 * `invoice.state` for what is not owed, and `invoice.overpaid` for more than is owed.
 */
export const pay = (id: string, given: NewPayment): Promise<Invoice> =>
  again(() => tryPay(id, given, Idempotency.mint("ledgerEntry")), isStale);

async function tryPay(id: string, given: NewPayment, paymentId: string): Promise<Invoice> {
  const read = await find(id);
  if (read.payments.some(({ _id }) => _id === paymentId)) return shown(read);
  if (read.document !== "invoice" || !OWED.includes(read.status))
    throw new AppError("invoice.state", reasonNot(read));
  const cents = toCents(given.amount);
  const owed = owedOf(read);
  if (cents > owed) {
    throw new AppError(
      "invoice.overpaid",
      `Importe: no puede superar lo que se debe, ${amountOf(read, owed)}.`,
    );
  }
  const { date, method, note = null } = given;
  const { entryIds, writes } = await bookPayment(read, cents, given);
  const payment: KeptPayment = {
    ...{ _id: paymentId, cents, date, method, note, at: nowIso() },
    ...{ reverses: null, reversedBy: null, entryIds },
  };
  const next = { ...read, payments: [...read.payments, payment] };
  const said = `Se cobró ${amountOf(read, cents)}`;
  return shown(await save(read, settled(stepped(next, said)), ...writes));
}

function reasonNot({ document, status }: Kept): string {
  if (document !== "invoice") return "Una nota de crédito no se cobra.";
  if (status === "draft") return "Un borrador no se cobra: emitilo primero.";
  return status === "paid" ? "Esa factura ya está cobrada." : "Esa factura está anulada.";
}

const amountOf = ({ currency }: Kept, cents: number) => amountText(fromCents(cents), currency);

/**
 * Reverses a payment by another of the opposite sign: nothing is erased. Throws
 * `payment.not_found`, and `invoice.state` if it was already reversed or the invoice is voided.
 */
export const reversePayment = (
  id: string,
  paymentId: string,
  reason: string | null,
): Promise<Invoice> =>
  again(() => tryReverse(id, paymentId, { reason, _id: Idempotency.mint("ledgerEntry") }), isStale);

type Reversal = { reason: string | null; _id: string };

async function tryReverse(id: string, paymentId: string, { reason, _id }: Reversal) {
  const read = await find(id);
  if (read.payments.some((one) => one._id === _id)) return shown(read);
  const payment = read.payments.find((one) => one._id === paymentId && one.reverses === null);
  if (!payment) throw new AppError("payment.not_found", "No encontramos ese cobro.");
  if (payment.reversedBy) throw new AppError("invoice.state", "Ese cobro ya se revirtió.");
  const reversal = { ...payment, _id, cents: -payment.cents, note: reason, at: nowIso() };
  const payments = read.payments.map((one) =>
    one === payment ? { ...one, reversedBy: _id } : one,
  );
  const next = { ...read, payments: [...payments, { ...reversal, reverses: paymentId }] };
  const said = `Se revirtió un cobro de ${amountOf(read, payment.cents)}`;
  const writes = await unbook(read, payment.entryIds ?? [], reason);
  return shown(await save(read, settled(stepped(next, said)), ...writes));
}
