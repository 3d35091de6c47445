import * as z from "zod";
import {
  boolean,
  common,
  created,
  emptied,
  integer,
  listOf,
  metadataChange,
  paged,
} from "./params";

const PRORATIONS = ["none", "create_prorations", "always_invoice"] as const;

export const askedItems = listOf(
  z.strictObject({
    id: z.string().optional(),
    price: z.string().optional(),
    quantity: integer.pipe(z.number().min(0)).optional(),
    deleted: boolean.optional(),
  }),
);
export const proration = z.enum(PRORATIONS);
export const cancelAt = z.union([emptied, integer, z.enum(["min_period_end", "max_period_end"])]);

const FEEDBACK = [
  ...["customer_service", "low_quality", "missing_features", "other"],
  ...["switched_service", "too_complex", "too_expensive", "unused"],
] as const;
const details = z.strictObject({
  comment: z.union([emptied, z.string()]).optional(),
  feedback: z.union([emptied, z.enum(FEEDBACK)]).optional(),
});

export const subscriptionChange = z.strictObject({
  ...common,
  items: askedItems.optional(),
  proration_behavior: proration.optional(),
  proration_date: integer.optional(),
  payment_behavior: z
    .enum([
      "allow_incomplete",
      "default_incomplete",
      "error_if_incomplete",
      "pending_if_incomplete",
    ])
    .optional(),
  billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
  cancel_at_period_end: boolean.optional(),
  cancel_at: cancelAt.optional(),
  cancellation_details: details.optional(),
  default_payment_method: z.string().optional(),
  description: z.union([emptied, z.string()]).optional(),
  metadata: metadataChange.optional(),
  off_session: boolean.optional(),
});
export type SubscriptionChange = z.output<typeof subscriptionChange>;

export const subscriptionEnd = z.strictObject({
  ...common,
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
  cancellation_details: details.optional(),
});

const STATUSES = [
  ...["active", "all", "canceled", "ended", "incomplete", "incomplete_expired"],
  ...["past_due", "paused", "trialing", "unpaid"],
] as const;

export const subscriptionList = z.strictObject({
  ...paged,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum(STATUSES).optional(),
  created,
});
