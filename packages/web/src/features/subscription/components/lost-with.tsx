import { FEATURE_TITLES, PLANS } from "@foja/core/billing/plans/plan.rules";
import { LIMITED_RESOURCES, type PlanId } from "@foja/core/billing/plans/plan.schema";
import { planName, quantityOf } from "../lib/words";

type LostWithProps = { planId: PlanId; from: PlanId };

/** What stops with a smaller plan, whether it is in use or not. */
export function LostWith({ planId, from }: LostWithProps) {
  const [to, before] = [PLANS[planId], PLANS[from]];
  const lost = before.features.filter((feature) => !to.features.includes(feature));
  const smaller = LIMITED_RESOURCES.filter((one) => to.limits[one] < before.limits[one]);
  return (
    <div className="mt-4">
      <p className="font-medium">Lo que cambia con {planName(planId)}</p>
      <ul className="mt-1 list-disc ps-5">
        {lost.map((feature) => (
          <li key={feature}>{FEATURE_TITLES[feature]}: se termina.</li>
        ))}
        {smaller.map((one) => (
          <li key={one}>
            Hasta {quantityOf(one, to.limits[one])}, en vez de {quantityOf(one, before.limits[one])}
            .
          </li>
        ))}
      </ul>
    </div>
  );
}
