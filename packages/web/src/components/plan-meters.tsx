import type { Resource, Subscription } from "@foja/core/plans/plan.schema";
import { formatBytes, formatNumber } from "~/lib/format";
import { Meter } from "./ui/meter";

const resources: [Resource, string][] = [
  ["folders", "Causas"],
  ["calculators", "Cálculos"],
  ["contacts", "Contactos"],
  ["storage", "Archivos"],
];

/** How much of the plan is used: the same figures the API counts. */
export function PlanMeters({ subscription: { limits, usage } }: { subscription: Subscription }) {
  return (
    <div className="space-y-4">
      {resources.map(([resource, label]) => {
        const value = usage[resource] ?? 0;
        const max = limits[resource] ?? 0;
        const write = resource === "storage" ? formatBytes : formatNumber;
        const text = `${write(value)} de ${write(max)}`;
        return <Meter key={resource} label={label} value={value} max={max} text={text} />;
      })}
    </div>
  );
}
