import type { Feature, Limits, PlanId, PlanTerms, Resource } from "./plan.schema";
import { FEATURES } from "./plan-id.rules";

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** The shipped plans: name, limits and features. */
export const PLANS: Record<PlanId, PlanTerms> = {
  free: shipped("free", "Gratuito", {
    limits: { folders: 5, calculators: 3, contacts: 10, storage: 50 * MB, members: 1 },
    without: ["team"],
  }),
  standard: shipped("standard", "Estándar", {
    limits: { folders: 50, calculators: 20, contacts: 100, storage: GB, members: 3 },
  }),
  premium: shipped("premium", "Premium", {
    limits: { folders: 500, calculators: 200, contacts: 1000, storage: 10 * GB, members: 10 },
  }),
};

function shipped(
  planId: PlanId,
  displayName: string,
  { limits, without = [] }: { limits: Limits; without?: Feature[] },
): PlanTerms {
  const features = FEATURES.filter((one) => !without.includes(one));
  return { planId, displayName, features, limits, version: 0 };
}

/** The names of one and of several of each resource. */
const NAMES: Record<Resource, [one: string, several: string]> = {
  folders: ["causa", "causas"],
  calculators: ["cálculo", "cálculos"],
  contacts: ["contacto", "contactos"],
  storage: ["MB de archivos", "MB de archivos"],
  members: ["persona", "personas"],
};

/** The name of each feature in sentences. */
export const FEATURE_NAMES: Record<Feature, string> = {
  calendarSync: "La sincronización con Google Calendar",
  booking: "La página de reservas",
  courtLinks: "El seguimiento de expedientes en los portales judiciales",
  digest: "El resumen diario por mail",
  scenarios: "La comparación de escenarios",
  documents: "La carpeta de documentos y escritos de cada causa",
  team: "El trabajo en equipo",
};

/** The title of each feature in lists of what a plan includes. */
export const FEATURE_TITLES: Record<Feature, string> = {
  calendarSync: "Sincronización con Google Calendar",
  booking: "Página de reservas",
  courtLinks: "Seguimiento de expedientes en los portales judiciales",
  digest: "Resumen diario por mail",
  scenarios: "Comparación de escenarios",
  documents: "Documentos y escritos de cada causa",
  team: "Trabajo en equipo",
};

/** The sentence that refuses a feature missing from the plan. */
export const featureSentence = (feature: Feature, planName: string): string =>
  `${FEATURE_NAMES[feature]} no está en tu plan ${planName}.`;

/** The sentence that refuses one more of a resource. */
export function limitSentence(resource: Resource, limit: number, planName: string): string {
  const [one, several] = NAMES[resource];
  const counted = resource === "storage" ? Math.floor(limit / MB) : limit;
  return `Llegaste al límite de ${counted} ${counted === 1 ? one : several} de tu plan ${planName}.`;
}
