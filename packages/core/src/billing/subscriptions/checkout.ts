import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { insert, isStale } from "../../kernel/dynamo";
import { allowedOrigins, env } from "../../kernel/env";
import { AppError, invalid } from "../../kernel/error";
import {
  type Buyer,
  createCustomer,
  createSession,
  expireSession,
  openPortal,
  readSession,
  type StripeSession,
} from "../../kernel/ports/stripe-checkout";
import { isRefusal } from "../../kernel/ports/stripe-fault";
import { Legal } from "../legal";
import type { PlanId } from "../plans/plan.schema";
import { isSameOrder, owedOf, withAccepted } from "./checkout.rules";
import { type Checkout, type Contract, isBlocking } from "./contract.rules";
import { edit, editOnce, read } from "./contracts";
import { priceIdOf } from "./offers";
import { toCustomer } from "./subscription.item";
import type { OpenCheckout } from "./subscription.schema";
import { sync } from "./sync";

const LABELS = { successUrl: "Dirección de éxito", cancelUrl: "Dirección de cancelación" };

/** Returns the whole URL if it is one of our own pages. Throws `request.invalid` for any other. */
export function ownAddress(field: keyof typeof LABELS, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOwn = url !== undefined && allowedOrigins().includes(url.origin) && !url.username;
  if (!isOwn) throw invalid(field, `${LABELS[field]}: tiene que ser una dirección de Foja`);
  return address;
}

/**
 * Opens Stripe's page on which the practice pays for a plan: only one at a time, and only without a
 * subscription. Stores which terms were accepted. Throws `subscription.exists`, `plan.not_found`,
 * and `billing.unreachable` where Stripe does not answer.
 */
export async function checkout(input: OpenCheckout, buyer: Omit<Buyer, "ownerId">) {
  const ownerId = useOwner();
  const asked = {
    planId: input.planId,
    successUrl: ownAddress("successUrl", input.successUrl),
    cancelUrl: ownAddress("cancelUrl", input.cancelUrl),
  };
  const priceId = await priceIdOf(asked.planId);
  await ensureCustomer({ ownerId, ...buyer });
  const { contract } = await sync(ownerId);
  if (!isBeingPaid(contract)) refuseSecond(contract);
  return again(() => openSession(ownerId, { ...asked, priceId }), isMoved);
}

/** Thrown where another checkout was opened meanwhile: the contract is read again. */
class Moved extends Error {}
const isMoved = (error: unknown) => error instanceof Moved || isStale(error);

/**
 * Creates a practice's customer at Stripe, once: there by its idempotency key, and here by the
 * contract's version.
 */
export const ensureCustomer = (buyer: Buyer): Promise<string> =>
  again(async () => {
    const was = await read(buyer.ownerId);
    const { customerId, customersBefore } = was.contract;
    if (customerId) return customerId;
    const made = await createCustomer(buyer, `ensure-customer-${buyer.ownerId}-${customersBefore}`);
    const with_ = (before: Contract) => ({ ...before, customerId: made, email: buyer.email });
    const beside = [insert(toCustomer(made, buyer.ownerId, nowIso()))];
    await editOnce(was, with_, { beside });
    return made;
  }, isStale);

/**
 * Whether the subscription belongs to the open checkout: Stripe creates it at the first try to pay,
 * and after a decline the person may return to that page.
 */
const isBeingPaid = ({ subscription, checkout }: Contract): boolean =>
  subscription?.status === "incomplete" && checkout !== null;

function refuseSecond({ subscription, grant, owed }: Contract): void {
  if (subscription && isBlocking(subscription)) {
    const waits = owed.length > 0;
    const message = waits
      ? "Ya tenés una suscripción con un pago pendiente. Pagalo o actualizá la tarjeta para seguir."
      : "Ya tenés una suscripción: cambiá de plan desde tu cuenta.";
    throw new AppError("subscription.exists", message, waits ? { payment: owedOf(owed) } : {});
  }
  if (grant && grant.planId === "premium") {
    throw new AppError(
      "subscription.exists",
      "Tu plan lo asignó la administración: no tenés nada que pagar.",
    );
  }
}

type Asked = Pick<Checkout, "planId" | "priceId" | "successUrl" | "cancelUrl">;

async function openSession(ownerId: string, asked: Asked) {
  const { contract } = await read(ownerId);
  const open = contract.checkout;
  const standing = open && (await standingSession(ownerId, contract, open));
  if (standing && isSameOrder(open, asked)) return answerOf(ownerId, standing, asked.planId);
  if (standing) await close(ownerId, standing);
  const reserved = await reserve(contract, asked);
  const session = await sessionOf(ownerId, reserved.contract);
  return answerOf(ownerId, session, asked.planId);
}

/** The session of the current checkout, while it can be paid. */
async function standingSession(ownerId: string, contract: Contract, open: Checkout) {
  const session = open.sessionId
    ? await readSession(open.sessionId)
    : await sessionOf(ownerId, contract);
  if (session.status === "complete") refuseSecond((await sync(ownerId)).contract);
  return session.status === "open" ? session : undefined;
}

/** Closes a checkout for another plan. One that was just paid stays. */
async function close(ownerId: string, { id }: StripeSession): Promise<void> {
  try {
    await expireSession(id);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refuseSecond((await sync(ownerId)).contract);
  }
}

/** Reserves the checkout: a concurrent request finds it and opens no other. */
async function reserve(seen: Contract, wanted: Asked) {
  return edit(seen.ownerId, (before) => {
    if (before.checkout?.attempt !== seen.checkout?.attempt) throw new Moved();
    const attempt = before.checkouts + 1;
    const fresh = { ...wanted, attempt, sessionId: null, url: null, expiresAt: null };
    return { ...before, checkout: fresh, checkouts: attempt };
  });
}

/** The Stripe session of the reserved checkout: created once even if requested twice. */
async function sessionOf(ownerId: string, contract: Contract): Promise<StripeSession> {
  const { checkout: wanted, customerId } = contract;
  if (!wanted || !customerId) throw new Moved();
  const { attempt, planId, priceId, successUrl, cancelUrl } = wanted;
  const input = { customerId, ownerId, planId, priceId, successUrl, cancelUrl };
  const session = await createSession(input, `checkout-${ownerId}-${customerId}-${attempt}`);
  await edit(ownerId, (before) => {
    if (before.checkout?.attempt !== attempt) throw new Moved();
    const { id: sessionId, url, expiresAt } = session;
    return { ...before, checkout: { ...before.checkout, sessionId, url, expiresAt } };
  });
  return session;
}

async function answerOf(ownerId: string, { id, url }: StripeSession, planId: PlanId) {
  await edit(ownerId, (before) => withAccepted(before, planId, Legal.legalVersions(), nowIso()));
  return { url: url ?? "", sessionId: id };
}

/** The URL of Stripe's page for cards and invoices. Throws `subscription.none`. */
export async function portal(): Promise<{ url: string }> {
  const { contract } = await read(useOwner());
  if (!contract.customerId) {
    throw new AppError("subscription.none", "Todavía no pagaste ningún plan.");
  }
  const back = new URL("/apps/profiles/account/settings", env().APP_URL).href;
  return { url: await openPortal(contract.customerId, back) };
}
