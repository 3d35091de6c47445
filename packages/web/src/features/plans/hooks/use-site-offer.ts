import type { PublicPlan } from "@foja/core/billing/plans/plan.schema";
import { useEffect, useState } from "react";
import { readOffer, SHIPPED_OFFER } from "~/lib/plan-offer";
import { queryClient } from "~/lib/query-client";

/**
 * The plans for a prerendered page: those of the release, without prices, until the first answer;
 * without an answer they stay so.
 */
export function useSiteOffer(): { plans: PublicPlan[]; priced: boolean } {
  const [plans, setPlans] = useState<PublicPlan[]>();
  useEffect(() => {
    void queryClient
      .fetchQuery(readOffer())
      .then(setPlans)
      .catch(() => undefined);
  }, []);
  return { plans: plans ?? SHIPPED_OFFER, priced: plans !== undefined };
}
