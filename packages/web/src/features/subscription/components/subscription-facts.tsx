import { amountText } from "@foja/core/billing/plans/price-text.rules";
import type { Subscription } from "@foja/core/billing/plans/plan.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { keepPlan, readCurrent } from "../api/subscription";
import { goToPortal } from "../lib/portal";
import { comingOf, statusInWords } from "../lib/words";
import { CancelDialog } from "./cancel-dialog";

/** What the practice pays and when, what is about to change, and what can be done about it. */
export function SubscriptionFacts() {
  const { data, error } = useQuery(readCurrent());
  if (error) return <p className="mt-5 border-t pt-4 text-danger">{messageOf(error)}</p>;
  if (!data) return null;
  return (
    <div className="mt-5 space-y-4 border-t pt-4">
      {data.currentPeriodEnd ? (
        <Paid subscription={data} />
      ) : (
        <p className="text-ink-soft">
          No pagás nada. Si elegís otro plan ves el precio y las condiciones antes de pagar.
        </p>
      )}
      <Coming subscription={data} />
      <Actions subscription={data} />
    </div>
  );
}

type Current = Subscription & {
  price?: { amount: number; currency: string } | null;
  card?: { brand: string; last4: string } | null;
};

function Paid({ subscription }: { subscription: Current }) {
  const { status, currentPeriodEnd, pendingChange, price, card, grace } = subscription;
  const facts: [string, string | null][] = [
    ["Estado", statusInWords(status)],
    [
      pendingChange ? "Termina" : "Próximo cobro",
      currentPeriodEnd &&
        [formatDay(currentPeriodEnd), !pendingChange && price && amountOf(price)]
          .filter(Boolean)
          .join(", "),
    ],
    ["Tarjeta", card ? `${brandOf(card.brand)} terminada en ${card.last4}` : null],
  ];
  return (
    <>
      {grace && (
        <p role="alert" className="rounded-md bg-warn-wash px-4 py-3">
          No pudimos cobrar tu plan desde el {formatDay(grace.since)}. Seguís con él mientras se
          reintenta; revisá la tarjeta para no perderlo.
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-ink-faint">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

const amountOf = (price: { amount: number; currency: string }) =>
  amountText(price.amount, price.currency);

const brandOf = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);

function Coming({ subscription }: { subscription: Subscription }) {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: keepPlan,
    onSuccess: ({ displayName }) => {
      void queries.invalidateQueries({ queryKey: ["subscription"] });
      notify.success(`Seguís en el plan ${displayName}`);
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  const text = comingOf(subscription);
  if (!text) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-accent-wash px-4 py-3">
      <p className="min-w-0 flex-1 basis-64">{text}</p>
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        Seguir con mi plan
      </Button>
    </div>
  );
}

function Actions({ subscription }: { subscription: Subscription }) {
  const [cancelling, setCancelling] = useState(false);
  const paying = subscription.currentPeriodEnd !== null;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.plans()} variant={paying ? "secondary" : "primary"}>
        Cambiar de plan
      </ButtonLink>
      {paying && <Button onClick={() => void goToPortal()}>Tarjeta y facturas</Button>}
      {paying && !subscription.pendingChange && (
        <Button variant="quiet" onClick={() => setCancelling(true)}>
          Cancelar la suscripción
        </Button>
      )}
      {cancelling && (
        <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}
