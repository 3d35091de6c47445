import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { messageOf } from "~/lib/api/messages";
import { openCheckout } from "../api/subscription";
import type { ChangeProps } from "../lib/change-props";
import { planName } from "../lib/words";
import { ExcessOf } from "./excess-of";
import { LegalTerms } from "./legal-terms";
import { PlanPrice } from "./plan-price";

/** The first purchase: price and terms; the card is entered on Stripe's own page. */
export function CheckoutDialog({ planId, onClose }: ChangeProps) {
  const [accepts, setAccepts] = useState(false);
  const [missing, setMissing] = useState(false);
  const open = useMutation({
    mutationFn: openCheckout,
    onSuccess: (url) => location.assign(url),
  });
  const pay = () => (accepts ? open.mutate(planId) : setMissing(true));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pasar al plan ${planName(planId)}`}
      description={<PlanPrice planId={planId} />}
      footer={
        <>
          <Button onClick={onClose}>Ahora no</Button>
          <Button
            variant="primary"
            busy={open.isPending || open.isSuccess}
            busyLabel="Abriendo el pago…"
            onClick={pay}
          >
            Ir a pagar
          </Button>
        </>
      }
    >
      <p>
        Se renueva solo hasta que lo canceles, cuando quieras, desde esta misma pantalla. La tarjeta
        la recibe Stripe y no pasa por Foja.
      </p>
      <ExcessOf planId={planId} />
      <LegalTerms planId={planId} />
      <Checkbox
        className="mt-4"
        label="Leí y acepto las condiciones, la política de devoluciones y la de cobros"
        checked={accepts}
        aria-invalid={missing && !accepts}
        onChange={({ target }) => setAccepts(target.checked)}
      />
      {missing && !accepts && (
        <p role="alert" className="mt-1 text-danger text-sm">
          Para pagar hace falta aceptar las condiciones.
        </p>
      )}
      {open.error && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(open.error)}
        </p>
      )}
    </Dialog>
  );
}
