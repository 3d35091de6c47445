import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { cn } from "~/lib/cn";
import { formatBytes, formatNumber } from "~/lib/format";
import { Badge } from "./ui/badge";

const order: { id: PlanId; badge?: string; text: string }[] = [
  { id: "free", text: "Para conocer Foja con tus primeras causas." },
  { id: "standard", badge: "Popular", text: "Para quien ejerce por su cuenta." },
  { id: "premium", badge: "Recomendado", text: "Para el estudio que lleva cientos de causas." },
];

type PlanTableProps = {
  /** The plan that one is on. */
  current?: PlanId;
  /** The plan that the address asks about. */
  asked?: string | null;
};

/** The plans and what each one holds: the same figures that the API enforces. */
export function PlanTable({ current, asked }: PlanTableProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border bg-line sm:grid-cols-3">
      {order.map(({ id, badge, text }) => (
        <li
          key={id}
          aria-current={id === current || undefined}
          className={cn("px-7 py-8", id === asked ? "bg-accent-wash" : "bg-sheet")}
        >
          <h2 className="flex flex-wrap items-center gap-3 font-serif text-[1.5rem] leading-8">
            {PLANS[id].displayName} {id === current && <Badge tone="ok">Tu plan</Badge>}
            {badge && id !== current && <Badge tone="accent">{badge}</Badge>}
          </h2>
          <p className="mt-1 sm:min-h-12 text-ink-soft text-lg">{text}</p>
          <dl className="mt-6">
            {figures(id).map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 border-t py-2.5 text-lg">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function figures(id: PlanId): [string, string][] {
  const { folders, calculators, contacts, storage } = PLANS[id].limits;
  return [
    ["Causas activas", formatNumber(folders ?? 0)],
    ["Cálculos guardados", formatNumber(calculators ?? 0)],
    ["Contactos", formatNumber(contacts ?? 0)],
    ["Archivos", formatBytes(storage ?? 0)],
  ];
}
