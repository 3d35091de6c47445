import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { monthText } from "@foja/core/billing/plans/price-text.rules";
import { useSiteOffer } from "../hooks/use-site-offer";

/** What it costs, in one line: what is free at once, and today's prices when they are read. */
export function PriceLine() {
  const { plans, priced } = useSiteOffer();
  const paid = plans.filter(({ isDefault }) => !isDefault);
  const prices = paid.map(
    ({ displayName, pricingInfo }) => `${displayName} ${monthText(pricingInfo)}`,
  );
  return (
    <p className="mt-4 min-h-[4.5rem] sm:min-h-[3rem] text-ink-faint">
      Empezás gratis, con {PLANS.free.limits.folders} causas y sin tarjeta.
      {priced && prices.length > 0 && ` Después, ${prices.join(" o ")}.`}
    </p>
  );
}
