import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { counted } from "~/lib/format";
import { notify } from "~/lib/notify";
import { refreshPlans, syncPlans } from "../api/plans";

/** The differences at Stripe, step by step; then a button that applies them. */
export function StripeDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ["plans", "stripe"],
    queryFn: () => syncPlans(true),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const bring = async () => {
    setBusy(true);
    try {
      const { steps } = await syncPlans(false);
      notify.success(counted(steps.length, "cambio llevado a Stripe", "cambios llevados a Stripe"));
      await refreshPlans(cache);
      onClose();
    } catch (thrown) {
      setRefusal(messageOf(thrown));
    }
    setBusy(false);
  };
  const fault = refusal ?? (error ? messageOf(error) : undefined);
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button
        variant="primary"
        disabled={!data || data.steps.length === 0}
        busy={busy}
        busyLabel="Llevando…"
        onClick={() => void bring()}
      >
        Llevar a Stripe
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Llevar los planes a Stripe"
      description="Un precio no se cambia: se crea otro y el anterior se archiva. Quien ya lo paga lo conserva."
      footer={footer}
    >
      {!data && !error && <SkeletonRows rows={3} label="Comparando con Stripe" />}
      {data?.steps.length === 0 && <p>Stripe ya tiene los planes como están acá.</p>}
      {data && data.steps.length > 0 && (
        <ol className="list-decimal space-y-1.5 ps-5">
          {data.steps.map(({ planId, action, stripeId, text }) => (
            <li key={`${planId} ${action} ${stripeId}`}>{text}</li>
          ))}
        </ol>
      )}
      {fault && (
        <p role="alert" className="mt-3 text-danger">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
