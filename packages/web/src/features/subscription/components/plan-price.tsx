import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { chargeText } from "@foja/core/billing/plans/price-text.rules";
import { useQuery } from "@tanstack/react-query";
import { readOffer } from "~/lib/plan-offer";

/** What a plan charges, in words; nothing until it is known. */
export function PlanPrice({ planId }: { planId: PlanId }) {
  const { data } = useQuery(readOffer());
  const plan = data?.find((one) => one.planId === planId);
  return <span>{plan && `${chargeText(plan.pricingInfo)}.`}</span>;
}
