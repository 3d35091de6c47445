import type { Resource, Subscription } from "@foja/core/plans/plan.schema";
import { Link } from "react-router";
import { Card } from "~/components/ui/card";
import { Meter } from "~/components/ui/meter";
import { formatBytes, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";

const resources: [Resource, string][] = [
  ["folders", "Causas"],
  ["calculators", "Cálculos"],
  ["contacts", "Contactos"],
  ["storage", "Archivos"],
];

/** How much of the plan is used: the same figures the API counts. */
export function PlanCard({ subscription }: { subscription: Subscription }) {
  const { displayName, limits, usage } = subscription;
  const more = (
    <Link to={paths.site.plans} className="link">
      Ver planes
    </Link>
  );
  return (
    <Card title={`Plan ${displayName}`} actions={more}>
      <div className="space-y-4">
        {resources.map(([resource, label]) => {
          const value = usage[resource] ?? 0;
          const max = limits[resource] ?? 0;
          const write = resource === "storage" ? formatBytes : formatNumber;
          const text = `${write(value)} de ${write(max)}`;
          return <Meter key={resource} label={label} value={value} max={max} text={text} />;
        })}
      </div>
    </Card>
  );
}
