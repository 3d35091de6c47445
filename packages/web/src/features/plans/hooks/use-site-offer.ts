import type { PublicPlan } from "@foja/core/billing/plans/plan.schema";
import { useEffect, useState } from "react";
import { readOffer, SHIPPED_OFFER } from "~/lib/plan-offer";
import { queryClient } from "~/lib/query-client";

/**
 * The plans for a page that is drawn before anybody asks for it: as they ship, without a price, and
 * as they are from the first answer on. Where none comes they stay without prices.
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
