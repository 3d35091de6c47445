import type { Subscription } from "@foja/core/plans/plan.schema";
import { Link } from "react-router";
import { PlanMeters } from "~/components/plan-meters";
import { Card } from "~/components/ui/card";
import { paths } from "~/lib/paths";

/** The plan and how much of it is used. */
export function PlanCard({ subscription }: { subscription: Subscription }) {
  const more = (
    <Link to={paths.site.plans} className="link">
      Ver planes
    </Link>
  );
  return (
    <Card title={`Plan ${subscription.displayName}`} actions={more}>
      <PlanMeters subscription={subscription} />
    </Card>
  );
}
