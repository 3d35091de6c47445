import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanId, Resource, Subscription } from "@foja/core/billing/plans/plan.schema";
import { counted, formatBytes, formatDay } from "~/lib/format";

/** The name of a plan in the release, for where the subscription does not give it. */
export const planName = (id: PlanId): string => PLANS[id].displayName;

const NAMES: Record<Resource, [one: string, many: string]> = {
  folders: ["causa", "causas"],
  calculators: ["cálculo", "cálculos"],
  contacts: ["contacto", "contactos"],
  storage: ["", ""],
  members: ["persona", "personas"],
};

/** «7 causas», «60 MB de archivos». */
export function quantityOf(resource: Resource, amount: number): string {
  if (resource === "storage") return `${formatBytes(amount)} de archivos`;
  return counted(amount, ...NAMES[resource]);
}

/** The scheduled change of the plan, in a sentence; null if there is none. */
export function comingOf(subscription: Subscription): string | null {
  const { pendingChange, displayName } = subscription;
  if (!pendingChange) return null;
  const day = formatDay(pendingChange.changeAt);
  return `Hasta el ${day} seguís en ${displayName}. Ese día pasás a ${planName(pendingChange.planId)}.`;
}

const STATUS: Record<Subscription["status"], string> = {
  active: "Al día",
  past_due: "Pago pendiente",
  unpaid: "Impaga",
  incomplete: "Esperando el pago",
};

export const statusInWords = (status: Subscription["status"]): string => STATUS[status];
