import type { Subscription } from "@foja/core/billing/plans/plan.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { cancelPlan } from "../api/subscription";
import { ExcessOf } from "./excess-of";

type CancelDialogProps = { subscription: Subscription; onClose: () => void };

/** Asks when the subscription is to end, with dates and numbers of what will happen. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { displayName, currentPeriodEnd } = subscription;
  const [atPeriodEnd, setAtPeriodEnd] = useState(true);
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: cancelPlan,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["subscription"] });
      notify.success(
        atPeriodEnd ? "Tu suscripción termina con el período" : "Ya estás en Gratuito",
      );
      onClose();
    },
  });
  const day = currentPeriodEnd ? formatDay(currentPeriodEnd) : "";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cancelar la suscripción"
      description={`Estás en el plan ${displayName}, pago hasta el ${day}.`}
      footer={
        <>
          <Button onClick={onClose}>Seguir con mi plan</Button>
          <Button
            variant="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(atPeriodEnd)}
          >
            Cancelar la suscripción
          </Button>
        </>
      }
    >
      <fieldset className="space-y-3">
        <legend className="sr-only">Cuándo termina</legend>
        <When
          checked={atPeriodEnd}
          onChange={() => setAtPeriodEnd(true)}
          label={`El ${day}, al terminar lo que ya pagaste`}
        >
          Hasta ese día usás todo tu plan y podés arrepentirte. No se cobra más.
        </When>
        <When checked={!atPeriodEnd} onChange={() => setAtPeriodEnd(false)} label="Ahora mismo">
          Pasás a Gratuito en el momento. Lo que no usaste queda como crédito en tu cuenta.
        </When>
      </fieldset>
      <ExcessOf planId="free" />
      {cancel.error && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(cancel.error)}
        </p>
      )}
    </Dialog>
  );
}

type WhenProps = { checked: boolean; onChange: () => void; label: string; children: string };

const When = ({ checked, onChange, label, children }: WhenProps) => (
  <label className="flex cursor-pointer gap-3">
    <input
      type="radio"
      name="when"
      checked={checked}
      onChange={onChange}
      className="mt-1 size-4 shrink-0 accent-accent"
    />
    <span>
      <span className="font-medium">{label}</span>
      <span className="block text-ink-soft text-sm">{children}</span>
    </span>
  </label>
);
