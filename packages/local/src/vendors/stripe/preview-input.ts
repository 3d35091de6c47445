import * as z from "zod";
import { boolean, common, integer } from "./params";
import { askedItems, cancelAt, proration } from "./subscription-input";

export const previewInput = z.strictObject({
  ...common,
  customer: z.string().optional(),
  subscription: z.string(),
  preview_mode: z.enum(["next", "recurring"]).optional(),
  subscription_details: z
    .strictObject({
      items: askedItems.optional(),
      proration_behavior: proration.optional(),
      proration_date: integer.optional(),
      billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
      cancel_at: cancelAt.optional(),
      cancel_at_period_end: boolean.optional(),
      cancel_now: boolean.optional(),
    })
    .optional(),
});
export type Preview = NonNullable<z.output<typeof previewInput>["subscription_details"]>;
