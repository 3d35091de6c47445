import { SHIPPED } from "@foja/core/billing/plans/config.rules";
import type { PlanConfig } from "@foja/core/billing/plans/plan.schema";
import { Plus } from "lucide-react";
import { Button } from "~/components/ui/button";

type NewPlanProps = { known: PlanConfig[]; onCreate: (plan: PlanConfig) => void };

/** The possible plans that do not exist: each begins with the values of the release. */
export function NewPlan({ known, onCreate }: NewPlanProps) {
  const missing = SHIPPED.filter(({ planId }) => !known.some((one) => one.planId === planId));
  return missing.map((plan) => (
    <li key={plan.planId} className="rounded-md border border-dashed p-5">
      <Button onClick={() => onCreate({ ...plan, isDefault: false })}>
        <Plus aria-hidden /> {`Crear el plan ${plan.displayName}`}
      </Button>
    </li>
  ));
}
