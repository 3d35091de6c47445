import { useEffect } from "react";
import { notify } from "~/lib/notify";
import { type PlanRestriction, planRestriction } from "~/lib/plan-restriction";

/** What the plan did not allow, if the code of the dialog with the plans did not arrive. */
export function PlansNotLoaded({ message }: PlanRestriction) {
  useEffect(() => {
    notify.error(message);
    notify.error("No se pudieron cargar los planes");
    planRestriction.set({ shown: null });
  }, [message]);
  return null;
}
