import type { PlanUpdate } from "@foja/core/billing/plan-configs/plan-config.schema";
import { pricingIn, publicIn } from "@foja/core/billing/plans/config.rules";
import type { Environment, PlanConfig } from "@foja/core/billing/plans/plan.schema";
import { priceText } from "@foja/core/billing/plans/price-text.rules";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { counted, formatMoment } from "~/lib/format";
import { figuresOf } from "~/lib/plan-offer";

type CardProps = {
  plan: PlanConfig;
  environment: Environment;
  update: PlanUpdate | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

/** One plan: its price here, its limits, its number of features, and its update's progress. */
export function PlanConfigCard({ plan, environment, update, onEdit, onDelete }: CardProps) {
  const { displayName, isActive, isDefault, features } = plan;
  const pricing = pricingIn(plan, environment);
  const enabled = features.filter((one) => one.enabled).length;
  const figures: [string, string][] = [
    ["Precio", priceText(pricing)],
    ["En Stripe", pricing.stripePriceId ? "Al día" : pricing.basePrice > 0 ? "Sin llevar" : "—"],
    ...figuresOf(publicIn(plan, environment)),
    ["Funciones", `${enabled} de ${features.length}`],
  ];
  return (
    <li>
      <Card
        title={
          <span className="flex flex-wrap items-center gap-2">
            {displayName}
            {isDefault && <Badge tone="accent">Predeterminado</Badge>}
            {!isActive && <Badge tone="warn">Inactivo</Badge>}
          </span>
        }
      >
        <dl>
          {figures.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b py-2 last:border-0">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-end font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {update && <Progress {...update} />}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={onEdit} aria-label={`Editar ${displayName}`}>
            Editar
          </Button>
          <Button variant="quiet" onClick={onDelete} aria-label={`Eliminar ${displayName}`}>
            Eliminar
          </Button>
        </div>
      </Card>
    </li>
  );
}

function Progress({ done, startedAt, finishedAt }: PlanUpdate) {
  const practices = counted(done, "estudio", "estudios");
  return (
    <p role="status" className="mt-3 rounded-md bg-wash px-3 py-2 text-sm">
      {finishedAt
        ? `Actualizado: ${practices}, el ${formatMoment(finishedAt)}.`
        : `Actualizando desde el ${formatMoment(startedAt)}: ${practices} hasta ahora.`}
    </p>
  );
}
