import type { PublicPlan, Subscription } from "@foja/core/billing/plans/plan.schema";
import { isSmaller } from "@foja/core/billing/plans/plan-id.rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { ForTitular } from "~/components/for-titular";
import { PlanTable } from "~/components/plan-table";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { readOffer } from "~/lib/plan-offer";
import { resourcesInWords } from "~/lib/plan-room";
import { useMay } from "~/lib/session/may";
import { refreshSession, useSession } from "~/lib/session/session";

/** The plans, inside the application: the practice's own, its usage, and what others include. */
export default function PlansPage() {
  const { subscription } = useSession();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(readOffer());
  useEffect(() => void refreshSession(), []);
  return (
    <>
      <PageHeader
        title="Planes"
        description="Lo archivado no ocupa lugar y leer lo tuyo nunca se bloquea."
      />
      {data && data.length > 0 ? (
        <PlanTable
          plans={data}
          priced
          current={subscription?.plan}
          asked={query.get("plan")}
          way={(plan) => <Way plan={plan} subscription={subscription} />}
        />
      ) : data ? (
        <EmptyState>No hay planes disponibles</EmptyState>
      ) : error ? (
        <EmptyState action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
          No se pudieron cargar los planes
        </EmptyState>
      ) : (
        <SkeletonRows rows={10} label="Cargando los planes" />
      )}
      {subscription && (
        <p className="mt-6 max-w-2xl text-ink-soft">
          {`Estás en el plan ${subscription.displayName} y usás ${resourcesInWords(subscription)}.`}
        </p>
      )}
    </>
  );
}

type WayProps = { plan: PublicPlan; subscription: Subscription | null | undefined };

function Way({ plan: { planId, displayName }, subscription }: WayProps) {
  const pending = subscription?.pendingChange;
  if (!useMay("govern")) return <ForTitular />;
  if (pending?.planId === planId) {
    return (
      <>
        <p className="mb-2 text-ink-soft">{`Pasás a este plan el ${formatDay(pending.changeAt)}.`}</p>
        <ButtonLink to={paths.account("settings")} className="w-full">
          Ver tu suscripción
        </ButtonLink>
      </>
    );
  }
  if (planId === subscription?.plan) {
    return (
      <ButtonLink to={paths.account("settings")} className="w-full">
        Ver tu suscripción
      </ButtonLink>
    );
  }
  const isDown = subscription && isSmaller(planId, subscription.plan);
  return (
    <ButtonLink
      to={paths.subscription.change(planId)}
      variant={isDown ? "quiet" : "primary"}
      className="w-full"
    >
      {isDown ? `Bajar a ${displayName}` : `Elegir ${displayName}`}
    </ButtonLink>
  );
}
