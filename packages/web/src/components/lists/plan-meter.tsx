import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";
import { SCARCE, usedInWords, usedOf } from "~/lib/plan-room";
import { useSession } from "~/lib/session/session";

export type PlanMeterProps = { resource: "folders" | "contacts" | "calculators" };

/** How much of the plan is used, in one line, from 80 % on. */
export function PlanMeter({ resource }: PlanMeterProps) {
  const { subscription } = useSession();
  const used = usedOf(subscription, resource);
  if (!used || !subscription || used.value / used.max < SCARCE) return null;
  const { value, max, full } = used;
  const words = `${usedInWords(resource, used)} de tu plan ${subscription.displayName}`;
  return (
    <p className="-mt-3 mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <meter className="sr-only" aria-label="Uso de tu plan" value={value} max={max}>
        {words}
      </meter>
      <span className={full ? "text-danger" : undefined}>
        <bdi>{full ? `${words}, sin lugar para más` : words}</bdi>
      </span>
      <Link to={paths.plans()} className="link">
        Ver planes
      </Link>
    </p>
  );
}
