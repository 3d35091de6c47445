import * as z from "zod";
import { newId } from "./ids";
import { pageOf } from "./lists";
import { created, nothing, paged } from "./params";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import type { Charge, Dispute } from "./shapes";
import type { World } from "./world";

const ANSWER_WITHIN_S = 14 * 24 * 3600;

/** A cardholder's dispute of a whole charge. */
export function dispute(world: World, charge: Charge, reason: string): Dispute {
  if (charge.disputed) throw invalid("The charge is already disputed.");
  world.change(charge, { disputed: true }, "charge.updated");
  const made: Dispute = {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: world.now + ANSWER_WITHIN_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: "needs_response",
  };
  return world.add("disputes", made, "charge.dispute.created");
}

/** Ends a dispute; if it is lost, so is the money. */
export function closeDispute(world: World, found: Dispute, status: "won" | "lost"): Dispute {
  return world.change(found, { status }, "charge.dispute.closed");
}

export const disputeList = z.strictObject({
  ...paged,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  created,
});

export function addDisputes(on: Declare, world: World): void {
  on("get", "/disputes", disputeList, ({ charge, payment_intent, ...page }) => {
    const found = world
      .all("disputes")
      .filter((one) => !charge || one.charge === charge)
      .filter((one) => !payment_intent || one.payment_intent === payment_intent);
    return pageOf("/v1/disputes", found, page);
  });
  on("get", "/disputes/:id", nothing, (_, id) => world.get("disputes", id));
}

const noEvidence = (): Dispute["evidence"] => ({
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
});
