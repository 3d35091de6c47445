import type { PlanId, Subscription } from "@foja/core/billing/plans/plan.schema";

/** The props of the dialogs that change the plan. */
export type ChangeProps = { planId: PlanId; subscription: Subscription; onClose: () => void };
