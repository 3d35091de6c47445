import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { scheduleChange } from "../api/subscription";
import type { ChangeProps } from "../lib/change-props";
import { planName } from "../lib/words";
import { ExcessOf } from "./excess-of";
import { LostWith } from "./lost-with";
import { PlanPrice } from "./plan-price";

/** A smaller plan, from the end of the paid period, and what will exceed it. */
export function DowngradeDialog({ planId, subscription, onClose }: ChangeProps) {
  const queries = useQueryClient();
  const name = planName(planId);
  const day = subscription.currentPeriodEnd ? formatDay(subscription.currentPeriodEnd) : null;
  const change = useMutation({
    mutationFn: scheduleChange,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["subscription"] });
      notify.success(day ? `El ${day} pasás al plan ${name}` : `Pasás al plan ${name}`);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pasar al plan ${name}`}
      description={
        day
          ? `Hasta el ${day} seguís en ${subscription.displayName}, que ya está pago. Hasta entonces podés arrepentirte.`
          : undefined
      }
      footer={
        <>
          <Button onClick={onClose}>Seguir con mi plan</Button>
          <Button variant="primary" busy={change.isPending} onClick={() => change.mutate(planId)}>
            {day ? `Pasar a ${name} el ${day}` : `Pasar a ${name}`}
          </Button>
        </>
      }
    >
      <PlanPrice planId={planId} />
      <LostWith planId={planId} from={subscription.plan} />
      <ExcessOf planId={planId} />
      {change.error && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(change.error)}
        </p>
      )}
    </Dialog>
  );
}
