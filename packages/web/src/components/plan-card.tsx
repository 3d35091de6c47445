import type { Resource } from "@foja/core/billing/plans/plan.schema";
import { type ReactNode, useEffect } from "react";
import { Link } from "~/components/ui/link";
import { formatBytes, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { isScarce } from "~/lib/plan-room";
import { refreshSession, useSession } from "~/lib/session/session";
import { Card } from "./ui/card";
import { Meter } from "./ui/meter";

const resources: [Resource, string][] = [
  ["folders", "Causas"],
  ["calculators", "Cálculos"],
  ["contacts", "Contactos"],
  ["storage", "Archivos"],
  ["members", "Personas"],
];

type PlanCardProps = {
  /** Shown only from 80 % of some limit on. */
  scarce?: boolean;
  children?: ReactNode;
};

/** The plan and how much of it is used: the figures that the API counts, read again when shown. */
export function PlanCard({ scarce = false, children }: PlanCardProps) {
  const { subscription } = useSession();
  useEffect(() => void refreshSession(), []);
  if (!subscription || (scarce && !isScarce(subscription))) return null;
  const { displayName, limits, usage } = subscription;
  const more = (
    <Link to={paths.plans()} className="link">
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
      {children}
    </Card>
  );
}
