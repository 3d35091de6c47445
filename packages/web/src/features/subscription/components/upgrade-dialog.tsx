import { amountText } from "@foja/core/billing/plans/price-text.rules";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { SkeletonRows } from "~/components/ui/skeleton";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { changeNow, readPreview } from "../api/subscription";
import type { ChangeProps } from "../lib/change-props";
import { forgetPlace, rememberedPlace } from "../lib/return-place";
import { planName } from "../lib/words";
import { ExcessOf } from "./excess-of";

/** A larger plan at once: the exact charge is shown before. */
export function UpgradeDialog({ planId, onClose }: ChangeProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: preview, error } = useQuery(readPreview(planId));
  const change = useMutation({
    mutationFn: (prorationDate: number) => changeNow(planId, prorationDate),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["subscription"] });
      notify.success(`Ya estás en el plan ${planName(planId)}`);
      const place = rememberedPlace();
      forgetPlace();
      onClose();
      if (place) void navigate(place);
    },
  });
  const payUrl = change.error instanceof ApiError ? change.error.body.payment?.url : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pasar al plan ${planName(planId)}`}
      description="El cambio es en el momento. Se descuenta lo que no usaste de tu plan actual."
      footer={
        <>
          <Button onClick={onClose}>Ahora no</Button>
          {preview && !payUrl && (
            <Button
              variant="primary"
              busy={change.isPending}
              busyLabel="Cobrando…"
              onClick={() => change.mutate(preview.prorationDate)}
            >
              Pagar {amountText(preview.dueNow, preview.currency)} y cambiar
            </Button>
          )}
          {payUrl && (
            <a href={payUrl} className={buttonClass({ variant: "primary" })}>
              Completar el pago en Stripe
            </a>
          )}
        </>
      }
    >
      {error && (
        <p role="alert" className="text-danger">
          {messageOf(error)}
        </p>
      )}
      {!preview && !error && <SkeletonRows rows={3} label="Calculando el importe" />}
      {preview && (
        <dl>
          {preview.lines.map(({ description, amount }) => (
            <div key={description} className="flex justify-between gap-4 border-b py-2">
              <dt className="text-ink-soft">{description}</dt>
              <dd className="tabular-nums">{amountText(amount, preview.currency)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-2 font-medium">
            <dt>Se cobra ahora</dt>
            <dd className="tabular-nums">{amountText(preview.dueNow, preview.currency)}</dd>
          </div>
        </dl>
      )}
      <ExcessOf planId={planId} />
      {change.error && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(change.error)}
        </p>
      )}
    </Dialog>
  );
}
