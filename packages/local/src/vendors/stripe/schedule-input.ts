import * as z from "zod";
import {
  boolean,
  common,
  created,
  integer,
  listOf,
  metadata,
  metadataChange,
  paged,
} from "./params";

const moment = z.union([z.literal("now"), integer]);

const phase = z.strictObject({
  items: listOf(
    z.strictObject({
      price: z.string(),
      quantity: integer.pipe(z.number().min(0)).optional(),
    }),
  ),
  start_date: moment.optional(),
  end_date: moment.optional(),
  duration: z
    .strictObject({
      interval: z.enum(["day", "week", "month", "year"]),
      interval_count: integer.optional(),
    })
    .optional(),
  proration_behavior: z.literal("none").optional(),
  metadata: metadata.optional(),
});
export type AskedPhase = z.output<typeof phase>;

/** Created from a subscription only; Stripe accepts nothing else with it. */
export const scheduleInput = z.strictObject({ ...common, from_subscription: z.string() });

export const scheduleChange = z.strictObject({
  ...common,
  phases: listOf(phase).optional(),
  end_behavior: z.enum(["release", "cancel"]).optional(),
  proration_behavior: z.literal("none").optional(),
  metadata: metadataChange.optional(),
});

export const scheduleRelease = z.strictObject({
  ...common,
  preserve_cancel_date: boolean.optional(),
});
export const scheduleEnd = z.strictObject({
  ...common,
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
});

export const scheduleList = z.strictObject({
  ...paged,
  customer: z.string().optional(),
  created,
});
