import type { Limits, PlanId, Resource } from "./plan.schema";

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** The plans as they ship: what each is called and how much it holds. */
export const PLANS: Record<PlanId, { displayName: string; limits: Limits }> = {
  free: {
    displayName: "Gratuito",
    limits: { folders: 5, calculators: 3, contacts: 10, storage: 50 * MB },
  },
  standard: {
    displayName: "Estándar",
    limits: { folders: 50, calculators: 20, contacts: 100, storage: GB },
  },
  premium: {
    displayName: "Premium",
    limits: { folders: 500, calculators: 200, contacts: 1000, storage: 10 * GB },
  },
};

const NAMES: Record<Resource, string> = {
  folders: "causas",
  calculators: "cálculos",
  contacts: "contactos",
  storage: "bytes de archivos",
};

/** The sentence that refuses one more. */
export function limitSentence(resource: Resource, limit: number, plan: PlanId): string {
  return `Llegaste al límite de ${limit} ${NAMES[resource]} de tu plan ${PLANS[plan].displayName}.`;
}
