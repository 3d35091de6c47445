import { useEffect } from "react";
import { Link } from "react-router";
import { PlanMeters } from "~/components/plan-meters";
import { Card } from "~/components/ui/card";
import { paths } from "~/lib/paths";
import { refreshSession, useSession } from "~/lib/session/session";

/** The plan and how much of it is used. */
export function PlanUsageCard() {
  const { subscription } = useSession();
  useEffect(() => void refreshSession(), []);
  if (!subscription) return null;
  const more = (
    <Link to={paths.site.plans} className="link">
      Ver planes
    </Link>
  );
  return (
    <Card title={`Plan ${subscription.displayName}`} actions={more}>
      <PlanMeters subscription={subscription} />
      <p className="mt-5 border-t pt-4 text-ink-soft">
        La contratación de otros planes llega más adelante; hasta entonces no se cobra nada.
      </p>
    </Card>
  );
}
