import { amountText } from "@foja/core/billing/plans/price-text.rules";
import type { CurrentSubscription } from "@foja/core/billing/subscriptions/subscription.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { cn } from "~/lib/cn";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { keepPlan, readCurrent } from "../api/subscription";
import { goToPortal } from "../lib/portal";
import { comingOf, statusInWords } from "../lib/words";
import { CancelDialog } from "./cancel-dialog";

/** What the practice pays and when, the scheduled change, and the actions. */
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

function Paid({ subscription }: { subscription: CurrentSubscription }) {
  const { status, currentPeriodEnd, nextCharge, card, owed, grace } = subscription;
  const facts: [string, string | null][] = [
    ["Estado", statusInWords(status)],
    ["Próximo cobro", nextCharge && `${formatDay(nextCharge.at)}, ${amountOf(nextCharge)}`],
    ["Pago hasta", nextCharge ? null : currentPeriodEnd && formatDay(currentPeriodEnd)],
    ["Tarjeta", card && `${cardName(card)}, vence ${card.expMonth}/${card.expYear}`],
  ];
  return (
    <>
      {owed && <Owed owed={owed} since={grace?.since} />}
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

type OwedProps = { owed: NonNullable<CurrentSubscription["owed"]>; since: string | undefined };

/** What could not be charged, when it is tried again, and the page to pay it. */
function Owed({ owed, since }: OwedProps) {
  const { url, attempts, nextAttemptAt } = owed;
  const tried = attempts === 1 ? "un intento" : `${attempts} intentos`;
  return (
    <div role="alert" className="rounded-md bg-warn-wash px-4 py-3">
      <p>
        No pudimos cobrar {amountOf(owed)}
        {since && ` desde el ${formatDay(since)}`} ({tried}). Seguís con tu plan mientras se
        reintenta.
        {nextAttemptAt && ` El próximo intento es el ${formatDay(nextAttemptAt)}.`}
      </p>
      {url && (
        <a href={url} className={cn(buttonClass({ variant: "primary" }), "mt-3")}>
          Pagar ahora
        </a>
      )}
    </div>
  );
}

const amountOf = ({ amount, currency }: { amount: number; currency: string }) =>
  amountText(amount, currency);

const cardName = ({ brand, last4 }: NonNullable<CurrentSubscription["card"]>) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} terminada en ${last4}`;

function Coming({ subscription }: { subscription: CurrentSubscription }) {
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

function Actions({ subscription }: { subscription: CurrentSubscription }) {
  const [cancelling, setCancelling] = useState(false);
  const paying = subscription.currentPeriodEnd !== null;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.plans()} variant={paying ? "secondary" : "primary"}>
        Cambiar de plan
      </ButtonLink>
      {subscription.isCustomer && (
        <Button onClick={() => void goToPortal()}>Tarjeta y facturas</Button>
      )}
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
