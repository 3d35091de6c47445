import { publicIn, SHIPPED } from "@foja/core/billing/plans/config.rules";
import type { Limits, PublicPlan, Resource } from "@foja/core/billing/plans/plan.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";
import { counted, formatBytes, formatNumber } from "./format";

/** The plans on offer, with what they cost here. */
export const readOffer = () =>
  queryOptions({
    queryKey: ["plans", "public"],
    queryFn: async ({ signal }) =>
      (await answer(client.api["plan-configs"].public.$get({}, { init: { signal } }))).data,
  });

/** The plans of the release, without prices: what a page shows before its first answer. */
export const SHIPPED_OFFER: PublicPlan[] = SHIPPED.map((one) => publicIn(one, "production"));

const LABELS: [Resource, string][] = [
  ["folders", "Causas activas"],
  ["calculators", "Cálculos guardados"],
  ["contacts", "Contactos"],
  ["storage", "Archivos"],
  ["members", "Personas"],
];

const limitOf = ({ resourceLimits }: PublicPlan, name: Resource) =>
  resourceLimits.find((one) => one.name === name)?.limit ?? 0;

/** The limits of a plan, as label and value. */
export const figuresOf = (plan: PublicPlan): [string, string][] =>
  LABELS.map(([name, label]) => {
    const limit = limitOf(plan, name);
    return [label, name === "storage" ? formatBytes(limit) : formatNumber(limit)];
  });

const UNITS: Record<Exclude<Resource, "storage">, [one: string, many: string]> = {
  folders: ["causa más", "causas más"],
  calculators: ["cálculo más", "cálculos más"],
  contacts: ["contacto más", "contactos más"],
  members: ["persona más", "personas más"],
};

/** How much more a plan allows than some limits: «45 causas más», «974 MB de archivos más». */
export function moreThan(plan: PublicPlan, limits: Limits): string[] {
  return LABELS.flatMap(([name]) => {
    const more = limitOf(plan, name) - limits[name];
    if (more <= 0) return [];
    if (name === "storage") return [`${formatBytes(more)} de archivos más`];
    return [counted(more, ...UNITS[name])];
  });
}

/** Whether a plan removes the restriction: its limit is higher, or it has the feature. */
export function lifts(
  plan: PublicPlan,
  { resource, feature }: { resource?: string; feature?: string },
  limits: Limits,
): boolean {
  if (feature) return plan.features.some((one) => one.key === feature && one.enabled);
  const asked = LABELS.find(([name]) => name === resource)?.[0];
  return asked ? limitOf(plan, asked) > limits[asked] : moreThan(plan, limits).length > 0;
}
