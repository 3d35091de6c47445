import type { Resource, Subscription } from "@foja/core/billing/plans/plan.schema";
import { formatNumber } from "./format";

/** From this used share of a limit on, what is left is shown. */
export const SCARCE = 0.8;

type Counted = Exclude<Resource, "storage" | "members">;

const MANY: Record<Counted, string> = {
  folders: "causas",
  contacts: "contactos",
  calculators: "cálculos",
};

/** How much of a limit is used; undefined where the plan has none. */
export function usedOf(subscription: Subscription | undefined | null, resource: Counted) {
  const max = subscription?.limits[resource] ?? 0;
  const value = subscription?.usage[resource] ?? 0;
  return max === 0 ? undefined : { value, max, full: value >= max };
}

/** Whether any limit, files too, is nearly reached; a full team does not count. */
export const isScarce = ({ limits, usage }: Subscription): boolean =>
  (Object.keys(limits) as Resource[]).some(
    (one) => one !== "members" && limits[one] > 0 && usage[one] / limits[one] >= SCARCE,
  );

/** «5 de 5 causas». */
export const usedInWords = (resource: Counted, { value, max }: { value: number; max: number }) =>
  `${formatNumber(value)} de ${formatNumber(max)} ${MANY[resource]}`;

/** «5 de 5 causas, 2 de 10 contactos y 0 de 3 cálculos». */
export function resourcesInWords(subscription: Subscription): string {
  const said = (Object.keys(MANY) as Counted[]).flatMap((resource) => {
    const used = usedOf(subscription, resource);
    return used ? [usedInWords(resource, used)] : [];
  });
  return said.join(", ").replace(/, ([^,]+)$/, " y $1");
}

/** Whether a plan may leave out some linked case at the courts: only then it is asked which. */
export const mayLeaveOut = (subscription: Subscription | undefined | null): boolean =>
  subscription !== undefined &&
  subscription !== null &&
  (!subscription.features.includes("courtLinks") ||
    (subscription.usage.folders ?? 0) > (subscription.limits.folders ?? 0));
