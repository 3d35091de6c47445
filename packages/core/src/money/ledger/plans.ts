import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import {
  check,
  commit,
  getMany,
  insert,
  isStale,
  stale,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import { bookOf, touched } from "./balance";
import {
  dueDays,
  leftOf,
  leftToPlan,
  MOST_INSTALLMENTS,
  parts,
  stateOf,
} from "./installment.rules";
import {
  type EntryItem,
  entryKey,
  type InstallmentItem,
  installmentItem,
  type PlanItem,
  planItem,
  presentPlan,
} from "./ledger.item";
import { fromMinor, type LedgerUnit, toMinor } from "./ledger.rules";
import type { CreatePlan, Plan } from "./ledger.schema";
import { installmentsOf, paidWrite } from "./posting";
import { reversalId } from "./reversal";

/** A plan with its instalments, as they are stored. */
export type PlanWithInstallments = { plan: PlanItem; installments: InstallmentItem[] };

/** The plans of a case, the latest first. */
export async function plansOf(ownerId: string, folderId: string): Promise<PlanWithInstallments[]> {
  const { plans, installments } = await installmentsOf(ownerId, folderId);
  return plans.map((plan) => ({
    plan,
    installments: installments.filter(({ planId }) => planId === plan._id),
  }));
}

/** A plan as it is answered. */
export const shownPlan = ({ plan, installments }: PlanWithInstallments): Plan =>
  presentPlan(
    plan,
    installments.map((one) => ({
      _id: one._id,
      n: one.n,
      due: one.due,
      amount: fromMinor(one.amount, one.unit),
      paid: fromMinor(one.paid, one.unit),
      state: stateOf(one),
    })),
  );

/**
 * Creates a plan of instalments of an amount, or of what is left to pay of a fee of the case. It
 * changes no balance; later payments settle the oldest instalment first. Throws `folder.not_found`,
 * a sentence for a fee that does not exist or of which nothing is left, and for more instalments
 * than a case may have open.
 */
export const createPlan = (folderId: string, given: CreatePlan): Promise<Plan> =>
  again(() => attempt(folderId, given), isStale);

async function attempt(folderId: string, given: CreatePlan): Promise<Plan> {
  const owner = useOwner();
  const planId = Idempotency.mint("installment");
  const [book, standing] = await Promise.all([bookOf(folderId), plansOf(owner, folderId)]);
  const again = standing.find(({ plan }) => plan._id === planId);
  // This same request already wrote it: what was left is in its instalments.
  if (again) return shownPlan(again);
  const { amount, unit, writes } = await overWhat(owner, folderId, given, { book, standing });
  assertRoom(standing, given.count);
  if (amount < given.count) throw invalid("count", "Cuotas: son demasiadas para ese importe");
  const made = planned(owner, folderId, given, { amount, unit, planId });
  const first = insert(made.plan);
  const installments = made.installments.map((one) => insert(one));
  const outcome = await tryCommit(first, ...installments, ...writes, book.guard);
  // Refused where this same request already wrote it.
  if (outcome === "written" || outcome.write === first) return shownPlan(made);
  throw stale();
}

type Over = { amount: number; unit: LedgerUnit };
type Account = { book: Awaited<ReturnType<typeof bookOf>>; standing: PlanWithInstallments[] };

/**
 * The amount of a plan; for a fee, also the writes that fail if it is reversed, or the account
 * moves, meanwhile.
 */
async function overWhat(
  owner: string,
  folderId: string,
  { feeId, amount = 0, currency }: CreatePlan,
  { book, standing }: Account,
): Promise<Over & { writes: Write[] }> {
  if (!feeId) return { amount: toMinor(amount, currency), unit: currency, writes: [] };
  const missing = () => invalid("feeId", "Honorario: no encontramos ese honorario en la cuenta");
  const reversed = () => new AppError("ledger.reversed", "Honorario: ese asiento está anulado");
  if (!isId("ledgerEntry", feeId)) throw missing();
  const reversal = entryKey(owner, folderId, reversalId(feeId));
  const [fee, undone] = await getMany<EntryItem>([entryKey(owner, folderId, feeId), reversal]);
  if (fee?.kind !== "fee" || fee.reverses) throw missing();
  if (undone) throw reversed();
  const { unit } = fee;
  const open = standing.flatMap(({ installments }) => installments);
  const same = open.filter((one) => one.unit === unit);
  const left = leftToPlan(toMinor(fee.units, unit), book.counters[unit], same);
  if (left === 0) throw invalid("feeId", NOTHING_LEFT);
  const stands = { key: reversal, onlyIf: "attribute_not_exists(#pk)", names: { "#pk": "pk" } };
  return { amount: left, unit, writes: [check(stands, reversed), touched(folderId, book.version)] };
}

const NOTHING_LEFT =
  "Honorario: no queda nada por pagar que no esté en cuotas. Cancelá antes el plan que tiene";

function assertRoom(plans: readonly PlanWithInstallments[], more: number): void {
  const open = plans.flatMap(({ installments }) => installments).filter((one) => leftOf(one) > 0);
  if (open.length + more <= MOST_INSTALLMENTS) return;
  const message = `Cuotas: la causa tiene ${open.length} sin pagar y admite hasta ${MOST_INSTALLMENTS}`;
  throw invalid("count", message);
}

function planned(
  owner: string,
  folderId: string,
  { count, every, firstDue, feeId, description }: CreatePlan,
  { amount, unit, planId }: Over & { planId: string },
): PlanWithInstallments {
  const at = nowIso();
  const days = dueDays(firstDue, every, count);
  const own = { userId: owner, folderId, unit, createdAt: at };
  const installments = parts(amount, count).map((part, i) =>
    installmentItem({
      ...own,
      _id: Idempotency.mint("installment", i + 1),
      planId,
      n: i + 1,
      count,
      due: days[i] ?? firstDue,
      amount: part,
      paid: 0,
      cancelled: false,
      updatedAt: at,
    }),
  );
  const installmentIds = installments.map(({ _id }) => _id);
  const terms = { feeId: feeId ?? null, description: description ?? null, amount, every };
  return { plan: planItem({ ...own, ...terms, _id: planId, installmentIds }), installments };
}

/** The writes that cancel the unpaid part of a plan; what was paid stays paid. */
export const cancelWrites = ({ installments }: PlanWithInstallments): Write[] =>
  installments
    .filter((one) => leftOf(one) > 0)
    .map((one) => paidWrite({ ...one, cancelled: true }));

/** Cancels a plan. Throws `ledger.plan_not_found`, and `ledger.plan_closed` if it is fully paid. */
export const cancelPlan = (folderId: string, id: string): Promise<Plan> =>
  again(async () => {
    const [{ guard }, plans] = await Promise.all([bookOf(folderId), plansOf(useOwner(), folderId)]);
    const found = plans.find(({ plan }) => plan._id === id);
    if (!found) throw new AppError("ledger.plan_not_found", "No encontramos ese plan de cuotas.");
    const writes = cancelWrites(found);
    if (writes.length === 0) {
      const message = "Ese plan ya no tiene cuotas sin pagar: no hay nada que cancelar.";
      throw new AppError("ledger.plan_closed", message);
    }
    await commit(...writes, guard);
    const installments = found.installments.map((one) =>
      leftOf(one) > 0 ? { ...one, cancelled: true } : one,
    );
    return shownPlan({ ...found, installments });
  }, isStale);
