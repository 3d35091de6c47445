import type { PlanId, PublicPlan } from "@foja/core/billing/plans/plan.schema";
import { chargeText, priceText } from "@foja/core/billing/plans/price-text.rules";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";
import { figuresOf } from "~/lib/plan-offer";
import { Badge } from "./ui/badge";
import { Skeleton } from "./ui/skeleton";

const SAID: Record<PlanId, { badge?: string; text: string }> = {
  free: { text: "Para conocer Foja con tus primeras causas." },
  standard: { badge: "Popular", text: "Para quien ejerce por su cuenta." },
  premium: { badge: "Recomendado", text: "Para el estudio que lleva cientos de causas." },
};

type PlanTableProps = {
  plans: PublicPlan[];
  /** Whether the prices are today's; until then none is shown. */
  priced: boolean;
  /** The plan of the practice. */
  current?: PlanId;
  /** The plan named in the address. */
  asked?: string | null;
  /** Renders the link to a plan, or what is shown in its place. */
  way: (plan: PublicPlan) => ReactNode;
};

const COLUMNS = ["", "sm:grid-cols-1", "sm:grid-cols-2", "sm:grid-cols-3"];

/** The plans on offer: what each costs and includes. */
export function PlanTable({ plans, priced, current, asked, way }: PlanTableProps) {
  return (
    <ul
      className={cn(
        "grid gap-px overflow-hidden rounded-md border bg-line",
        COLUMNS[Math.min(plans.length, 3)],
      )}
    >
      {plans.map((plan) => (
        <li
          key={plan.planId}
          aria-current={plan.planId === current || undefined}
          className={cn(
            "flex flex-col px-6 py-7 lg:px-7",
            plan.planId === asked ? "bg-accent-wash" : "bg-sheet",
          )}
        >
          <Head plan={plan} isOwn={plan.planId === current} />
          <p className="mt-4 min-h-7 font-medium text-lg tabular-nums">
            {priced ? priceText(plan.pricingInfo) : <Skeleton className="mt-1.5 w-32" />}
          </p>
          <p className="min-h-5 text-ink-soft text-sm tabular-nums">
            {priced && isApproximate(plan) && chargeText(plan.pricingInfo)}
          </p>
          <dl className="mt-4">
            {figuresOf(plan).map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 border-t py-2.5">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="whitespace-nowrap font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <Features of={plan} />
          <div className="mt-auto pt-6">{way(plan)}</div>
        </li>
      ))}
    </ul>
  );
}

/** Whether a price needs to be said by the month, too. */
const isApproximate = ({ pricingInfo: { basePrice, billingPeriod } }: PublicPlan) =>
  basePrice > 0 && billingPeriod !== "monthly";

function Head({ plan: { planId, displayName }, isOwn }: { plan: PublicPlan; isOwn: boolean }) {
  const { badge, text } = SAID[planId];
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-[1.5rem] leading-8">
        {displayName} {isOwn && <Badge tone="ok">Tu plan</Badge>}
        {badge && !isOwn && <Badge tone="accent">{badge}</Badge>}
      </h2>
      <p className="mt-1 text-ink-soft sm:min-h-12">{text}</p>
    </>
  );
}

function Features({ of: { features } }: { of: PublicPlan }) {
  return (
    <ul className="space-y-1.5 border-t pt-4">
      {features.map(({ description, enabled }) => (
        <li key={description} className={cn("flex gap-2.5", !enabled && "text-ink-faint")}>
          {enabled ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
          ) : (
            <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
          )}
          <span>
            {description}
            {!enabled && <span className="sr-only"> (no incluida)</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
