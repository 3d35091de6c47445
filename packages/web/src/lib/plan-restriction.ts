import { ApiError, type ErrorBody } from "./api/error";
import { readDraft } from "./forms/draft";
import { paths } from "./paths";
import { setUsed } from "./session/session";
import { createStore } from "./store";

export type PlanRestriction = {
  title: string;
  message: string;
  plan: string | undefined;
  /** The resource whose limit was reached, if that is the reason. */
  resource: string | undefined;
  /** The feature that the plan lacks, if that is the reason. */
  feature: string | undefined;
  /** Where the person continues afterwards: their draft waits there. */
  returnTo: string;
};

/** The plan's refusal being shown, if any. */
export const planRestriction = createStore<{ shown: PlanRestriction | null }>({ shown: null });

function titleOf({ limitInfo, featureInfo }: ErrorBody): string {
  if (limitInfo) return "Límite alcanzado";
  return featureInfo ? "Función no disponible" : "Restricción del plan";
}

/**
 * Opens the plan dialog if the plan is the reason of a refusal; false if not. The caller closes its
 * own dialog first, keeping its draft.
 */
export function showPlanRestriction(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isPlanRestriction) return false;
  const { body, message } = error;
  const { resourceType: resource } = body.limitInfo ?? {};
  const { feature } = body.featureInfo ?? {};
  const plan = body.limitInfo?.plan ?? body.featureInfo?.plan;
  const returnTo = placeOf(resource);
  // At once: whoever goes on to make room does not wait for the account to be read again.
  if (body.limitInfo) setUsed(body.limitInfo);
  planRestriction.set({
    shown: { title: titleOf(body), message, plan, resource, feature, returnTo },
  });
  return true;
}

/** The address of the refused form, if it left a draft; else the current page. */
function placeOf(resource: string | undefined): string {
  const here = `${location.pathname}${location.search}`;
  if (resource === "folders" && readDraft({ kind: "folder", id: null }))
    return paths.folders.create;
  if (resource === "contacts" && readDraft({ kind: "contact", id: null })) {
    return paths.contacts.create;
  }
  return here;
}
