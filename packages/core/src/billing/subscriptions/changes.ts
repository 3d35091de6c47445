import { useOwner } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { AppError } from "../../kernel/error";
import {
  changePrice,
  endNow,
  endWithPeriod,
  previewChange,
  releaseSchedule,
  scheduleChange as scheduleAtStripe,
  voidInvoice,
} from "../../kernel/ports/stripe-change";
import type { StripeInvoice, StripeSubscription } from "../../kernel/ports/stripe-facts.rules";
import { isRefusal } from "../../kernel/ports/stripe-fault";
import type { PlanId } from "../plans/plan.schema";
import { owedOf } from "./checkout.rules";
import { type Contract, isLive } from "./contract.rules";
import { edit } from "./contracts";
import { shownHere } from "./current";
import { priceIdOf } from "./offers";
import type { ChangeNow, CurrentSubscription, Preview } from "./subscription.schema";
import { sync } from "./sync";

/** The live subscription, as read from Stripe now. Throws `subscription.none`. */
async function living() {
  const { contract } = await sync(useOwner());
  const { subscription, customerId } = contract;
  if (!subscription || !customerId || !isLive(subscription)) {
    throw new AppError(
      "subscription.none",
      "No tenés una suscripción paga: elegí un plan y pagalo primero.",
    );
  }
  return { contract, subscription, customerId };
}

const afterwards = async (): Promise<CurrentSubscription> => shownHere(await sync(useOwner()));

function refuseOwnPlan({ paidPlan }: Contract, planId: PlanId): void {
  if (paidPlan !== planId) return;
  throw new AppError("subscription.same_plan", "Ya estás en ese plan.");
}

function refuseWhileOwed({ owed, subscription }: Contract): void {
  if (subscription?.status !== "past_due" || owed.length === 0) return;
  throw new AppError(
    "subscription.payment_required",
    "Tenés un pago pendiente: pagalo antes de cambiar de plan.",
    { payment: owedOf(owed) },
  );
}

/** The subscription, if it can be changed to another paid plan now. Throws otherwise. */
async function changeable(planId: PlanId) {
  const held = await living();
  refuseOwnPlan(held.contract, planId);
  refuseWhileOwed(held.contract);
  if (held.contract.pending) {
    throw new AppError(
      "subscription.pending",
      "Ya hay un cambio de plan programado: deshacelo antes de hacer otro.",
    );
  }
  return held;
}

/**
 * What a change of plan would charge now, to the cent, according to Stripe. It is stored, so that
 * the charge uses the same proration instant. Throws `subscription.none`, `subscription.pending`.
 */
export async function previewOf(planId: PlanId): Promise<Preview> {
  const priceId = await priceIdOf(planId);
  const { subscription, customerId } = await changeable(planId);
  const preview = await previewChange(customerId, subscription, priceId);
  const { prorationDate } = preview;
  await edit(useOwner(), (before) => ({
    ...before,
    offer: { planId, prorationDate, at: nowIso() },
  }));
  return preview;
}

/** How long, in ms, a preview can still be charged. */
const OFFER_MS = 3600_000;

function assertOffered({ offer }: Contract, { planId, prorationDate }: ChangeNow): void {
  if (prorationDate === undefined) return;
  const stands =
    offer?.planId === planId &&
    offer.prorationDate === prorationDate &&
    Date.parse(offer.at) + OFFER_MS > now();
  if (stands) return;
  throw new AppError(
    "subscription.offer_expired",
    "El importe que viste ya no vale: volvé a ver cuánto se cobra.",
  );
}

/**
 * Moves the practice to another plan and charges the difference at once. Where the payment fails,
 * the plan stays, and `subscription.payment_required` has Stripe's page to pay it.
 */
export async function changeImmediately(asked: ChangeNow): Promise<CurrentSubscription> {
  const { planId, prorationDate } = asked;
  const priceId = await priceIdOf(planId);
  const { contract, subscription } = await changeable(planId);
  assertOffered(contract, asked);
  // A change that waits for its payment is replaced by the one requested now.
  if (subscription.hasPendingUpdate && subscription.latestInvoiceId) {
    await voidInvoice(subscription.latestInvoiceId);
  }
  const key = changeKey(subscription, priceId, prorationDate);
  const { isPaid, invoice } = await changePrice(subscription, { priceId, prorationDate, key });
  const account = await afterwards();
  if (!isPaid) throw unpaid(invoice);
  return account;
}

/**
 * The idempotency key of one change: from which price, to which, its proration, its last invoice.
 */
const changeKey = (
  { id, price, latestInvoiceId }: StripeSubscription,
  priceId: string,
  prorationDate: number | undefined,
) => `change-${id}-${price.id}-${priceId}-${prorationDate ?? "now"}-${latestInvoiceId}`;

const unpaid = (invoice: StripeInvoice | null) =>
  new AppError(
    "subscription.payment_required",
    "El pago no se completó y tu plan sigue como estaba. Podés terminarlo en la página de Stripe, con esta tarjeta o con otra.",
    { payment: owedOf(invoice ? [invoice] : []) },
  );

/**
 * Schedules a change of plan for when the period ends. Stripe then changes the price by itself; for
 * the free plan, the subscription ends with its period.
 */
export async function scheduleChange(planId: PlanId): Promise<CurrentSubscription> {
  if (planId === "free") return cancel(true);
  const priceId = await priceIdOf(planId);
  const { contract, subscription } = await living();
  refuseOwnPlan(contract, planId);
  await undoAtStripe(subscription);
  await scheduleAtStripe(subscription.id, { priceId, planId });
  return afterwards();
}

/** Cancels the subscription when its period ends, or now. */
export async function cancel(atPeriodEnd: boolean): Promise<CurrentSubscription> {
  const { subscription } = await living();
  const { id, schedule, cancelAt } = subscription;
  if (schedule) await release(schedule.id);
  if (!atPeriodEnd) await endNow(id, `end-${id}`);
  else if (cancelAt === null || schedule) await endWithPeriod(id, true);
  return afterwards();
}

/** Cancels a scheduled change or end. Throws `subscription.nothing_pending`. */
export async function undo(): Promise<CurrentSubscription> {
  const { contract, subscription } = await living();
  if (!contract.pending && !subscription.schedule && !subscription.cancelAt) {
    throw new AppError("subscription.nothing_pending", "No hay ningún cambio de plan programado.");
  }
  await undoAtStripe(subscription);
  return afterwards();
}

/** Releases the schedule first, because a scheduled subscription's end cannot be changed. */
async function undoAtStripe({ id, schedule, cancelAt }: StripeSubscription): Promise<void> {
  if (schedule) await release(schedule.id);
  if (cancelAt !== null) await endWithPeriod(id, false);
}

/** Releases a schedule; does nothing where it was already released or has ended. */
async function release(scheduleId: string): Promise<void> {
  try {
    await releaseSchedule(scheduleId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
