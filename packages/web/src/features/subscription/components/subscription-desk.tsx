import { PlanCard } from "~/components/plan-card";
import { AskedChange } from "./change-dialog";
import { ExcessCard } from "./excess-card";
import { PaymentsCard } from "./payments-card";
import { SubscriptionFacts } from "./subscription-facts";

/** The one place of the subscription: plan, meters, next charge, card, payments, and every change. */
export function SubscriptionDesk() {
  return (
    <>
      <PlanCard>
        <SubscriptionFacts />
      </PlanCard>
      <ExcessCard />
      <PaymentsCard />
      <AskedChange />
    </>
  );
}
