import * as z from "zod";
import { PLAN_IDS } from "./plan-id.rules";

export const LIMITED_RESOURCES = ["folders", "calculators", "contacts", "storage"] as const;

/** What a practice may hold at most: counts, and bytes for `storage`. */
export const limits = z.record(z.enum(LIMITED_RESOURCES), z.number().int().nonnegative());

/** The plan of a practice, as it is answered with the user. */
export const subscription = z.object({
  plan: z.enum(PLAN_IDS),
  displayName: z.string(),
  status: z.enum(["active"]),
  limits,
  usage: limits,
});

export type PlanId = (typeof PLAN_IDS)[number];
export type Resource = (typeof LIMITED_RESOURCES)[number];
export type Limits = z.output<typeof limits>;
export type Subscription = z.output<typeof subscription>;
