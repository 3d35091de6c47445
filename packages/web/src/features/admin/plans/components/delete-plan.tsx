import type { PlanConfig } from "@foja/core/billing/plans/plan.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { refreshPlans, removePlan } from "../api/plans";

type DeletePlanProps = { plan: PlanConfig; onClose: () => void };

/** Asks before a plan is deleted, or says why it cannot be. */
export function DeletePlan({ plan, onClose }: DeletePlanProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const remove = async () => {
    setBusy(true);
    try {
      const { message } = await removePlan(plan.planId, plan.version);
      notify.success(message);
      await refreshPlans(cache);
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={`Eliminar el plan ${plan.displayName}`}
      description="Deja de existir y de ofrecerse. Solo se puede si nadie está en él ni va a pasar a él."
      action="Eliminar"
      busy={busy}
      onConfirm={() => void remove()}
    >
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}
