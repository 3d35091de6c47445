import { ApiError, type ErrorBody } from "./api/error";
import { createStore } from "./store";

export type PlanRestriction = {
  title: string;
  message: string;
  plan: string | undefined;
  /** Of what there is no more room, where that is it. */
  resource: string | undefined;
};

/** The plan's refusal being shown, if any. */
export const planRestriction = createStore<{ shown: PlanRestriction | null }>({ shown: null });

function titleOf({ limitInfo, featureInfo }: ErrorBody): string {
  if (limitInfo) return "Límite alcanzado";
  return featureInfo ? "Función no disponible" : "Restricción del plan";
}

/**
 * Opens the plan dialog when it is the plan that refused. False when it was something else. Whoever
 * calls closes their own dialog first, keeping its draft.
 */
export function showPlanRestriction(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isPlanRestriction) return false;
  const { body, message } = error;
  const { plan, resourceType: resource } = body.limitInfo ?? {};
  planRestriction.set({ shown: { title: titleOf(body), message, plan, resource } });
  return true;
}
