import type { PlanId } from "@foja/core/billing/plans/plan.schema";

/** What a plan costs, in words. */
export function PlanPrice({ planId }: { planId: PlanId }) {
  return <span>{planId}</span>;
}
