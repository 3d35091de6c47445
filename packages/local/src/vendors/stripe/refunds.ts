import * as z from "zod";
import { newId } from "./ids";
import { pageOf } from "./lists";
import { common, created, integer, metadata, nothing, paged } from "./params";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import type { Charge, Refund } from "./shapes";
import type { World } from "./world";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const;

export const refundInput = z.strictObject({
  ...common,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: integer.pipe(z.number().min(1)).optional(),
  reason: z.enum(REASONS).optional(),
  metadata: metadata.optional(),
});
export const refundList = z.strictObject({
  ...paged,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  created,
});

type Wish = { amount?: number; reason?: Refund["reason"]; metadata?: Record<string, string> };

/** Refunds a charge, in full or in part. */
export function refund(world: World, charge: Charge, wish: Wish = {}): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid || left === 0) {
    const code = "charge_already_refunded";
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code });
  }
  const { amount = left, reason = null, metadata: about = {} } = wish;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: "amount" },
    );
  }
  const made: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: about,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  world.add("refunds", made, "refund.created");
  const amount_refunded = charge.amount_refunded + amount;
  const patch = { amount_refunded, refunded: amount_refunded === charge.amount };
  world.change(charge, patch, "charge.refunded");
  return made;
}

export function addRefunds(on: Declare, world: World): void {
  on("post", "/refunds", refundInput, ({ charge, payment_intent, expand: _, ...wish }) => {
    const intent = payment_intent && world.get("paymentIntents", payment_intent, "payment_intent");
    const id = charge ?? (intent ? intent.latest_charge : null);
    if (!id)
      throw invalid("One of the following params should be provided: payment_intent or charge.");
    return refund(world, world.get("charges", id, "charge"), wish);
  });
  on("get", "/refunds", refundList, ({ charge, payment_intent, ...page }) => {
    const found = world
      .all("refunds")
      .filter((one) => !charge || one.charge === charge)
      .filter((one) => !payment_intent || one.payment_intent === payment_intent);
    return pageOf("/v1/refunds", found, page);
  });
  on("get", "/refunds/:id", nothing, (_, id) => world.get("refunds", id));
}
