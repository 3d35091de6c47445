import type { PlanId, Subscription } from "@foja/core/billing/plans/plan.schema";

/** What the ways to another plan are given. */
export type ChangeProps = { planId: PlanId; subscription: Subscription; onClose: () => void };
