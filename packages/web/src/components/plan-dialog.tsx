import type { Limits, PublicPlan } from "@foja/core/billing/plans/plan.schema";
import { priceText } from "@foja/core/billing/plans/price-text.rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "~/lib/paths";
import { lifts, moreThan, readOffer } from "~/lib/plan-offer";
import { type PlanRestriction, planRestriction } from "~/lib/plan-restriction";
import { refreshSession, useSession } from "~/lib/session/session";
import { Button, ButtonLink } from "./ui/button";
import { Dialog } from "./ui/dialog";
import { SkeletonRows } from "./ui/skeleton";

const close = () => planRestriction.set({ shown: null });

/** What the plan did not allow, and which plans do: what more they include, and what they cost. */
export default function PlanDialog(restriction: PlanRestriction) {
  const { title, message, resource } = restriction;
  // The limits shown next must match what the plan has just refused.
  useEffect(() => void refreshSession(), []);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={message}
      footer={
        <>
          <Button onClick={close}>Seguir con mi plan</Button>
          {resource === "folders" && (
            <ButtonLink to={paths.folders.create} onClick={close}>
              Archivar una causa
            </ButtonLink>
          )}
          <ButtonLink to={paths.plans()} onClick={close}>
            Comparar planes
          </ButtonLink>
        </>
      }
    >
      <Others {...restriction} />
      <p className="mt-4 text-ink-soft">
        Lo que estabas escribiendo queda guardado como borrador: al cambiar de plan volvés a este
        lugar. Leer lo tuyo nunca se bloquea.
      </p>
    </Dialog>
  );
}

function Others({ plan: own, resource, feature, returnTo }: PlanRestriction) {
  const { data, error, refetch } = useQuery(readOffer());
  const { subscription } = useSession();
  if (error && !data) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 font-medium">
        No se pudieron cargar los planes
        <Button size="sm" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </p>
    );
  }
  if (!data || !subscription) return <SkeletonRows rows={2} label="Cargando los planes" />;
  const { limits } = subscription;
  const others = data.filter(
    (one) => one.planId !== own && lifts(one, { resource, feature }, limits),
  );
  if (others.length === 0) return <p className="font-medium">No hay planes disponibles</p>;
  return (
    <ul className="rounded-md border">
      {others.map((plan) => (
        <PlanLine key={plan.planId} {...{ plan, limits, returnTo }} />
      ))}
    </ul>
  );
}

type LineProps = { plan: PublicPlan; limits: Limits; returnTo: string };

function PlanLine({ plan, limits, returnTo }: LineProps) {
  const { planId, displayName, pricingInfo } = plan;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap gap-x-3 font-medium">
          <span className="font-serif text-lg">{displayName}</span>
          <span className="self-center tabular-nums">{priceText(pricingInfo)}</span>
        </p>
        <p className="text-ink-soft">{moreThan(plan, limits).join(" · ")}</p>
      </div>
      <ButtonLink
        to={paths.subscription.change(planId, returnTo)}
        variant="primary"
        onClick={close}
      >
        {`Elegir ${displayName}`}
      </ButtonLink>
    </li>
  );
}
