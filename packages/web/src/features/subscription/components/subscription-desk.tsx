import { ForTitular } from "~/components/for-titular";
import { PlanCard } from "~/components/plan-card";
import { useMay } from "~/lib/session/may";
import { AskedChange } from "./change-dialog";
import { ExcessCard } from "./excess-card";
import { PaymentsCard } from "./payments-card";
import { SubscriptionFacts } from "./subscription-facts";

/** The subscription: plan, meters, next charge, card, payments, and every change. */
export function SubscriptionDesk() {
  if (!useMay("govern")) {
    return (
      <PlanCard>
        <ForTitular className="mt-5 border-t pt-4" />
      </PlanCard>
    );
  }
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
