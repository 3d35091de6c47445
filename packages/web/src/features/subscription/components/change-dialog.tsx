import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { isSmaller, PLAN_IDS } from "@foja/core/billing/plans/plan-id.rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { readCurrent } from "../api/subscription";
import type { ChangeProps } from "../lib/change-props";
import { rememberPlace } from "../lib/return-place";
import { CheckoutDialog } from "./checkout-dialog";
import { DowngradeDialog } from "./downgrade-dialog";
import { UpgradeDialog } from "./upgrade-dialog";

const planOf = (word: string | null): PlanId | undefined => PLAN_IDS.find((id) => id === word);

/**
 * The change in the address: `?plan=` opens the dialog of that plan, `&returnTo=` is where to go
 * after.
 */
export function AskedChange() {
  const [query, setQuery] = useSearchParams();
  const { data } = useQuery(readCurrent());
  const asked = planOf(query.get("plan"));
  const place = query.get("returnTo");
  useEffect(() => rememberPlace(place), [place]);
  if (!asked || !data || asked === data.plan) return null;
  return (
    <ChangeDialog
      planId={asked}
      subscription={data}
      onClose={() => setQuery({}, { replace: true })}
    />
  );
}

function ChangeDialog(props: ChangeProps) {
  const { planId, subscription } = props;
  if (isSmaller(planId, subscription.plan)) return <DowngradeDialog {...props} />;
  const paying = subscription.currentPeriodEnd !== null;
  return paying ? <UpgradeDialog {...props} /> : <CheckoutDialog {...props} />;
}
