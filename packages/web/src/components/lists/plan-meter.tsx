import { Link } from "react-router";
import { Meter } from "~/components/ui/meter";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";

export type PlanMeterProps = {
  resource: "folders" | "contacts" | "calculators";
  /** «Causas», «Contactos». */
  name: string;
};

/** How much of the plan is used, from 80 % on: before that it is nobody's worry. */
export function PlanMeter({ resource, name }: PlanMeterProps) {
  const { subscription } = useSession();
  const max = subscription?.limits[resource] ?? 0;
  const value = subscription?.usage[resource] ?? 0;
  if (max === 0 || value / max < 0.8) return null;
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-y py-3">
      <div className="min-w-56 flex-1">
        <Meter label={`${name} de tu plan ${subscription?.displayName}`} value={value} max={max} />
      </div>
      <Link to={paths.site.plans} className="link">
        Ver planes
      </Link>
    </div>
  );
}
