import type { PlanConfig } from "@foja/core/billing/plans/plan.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { readConfigs } from "../api/plans";
import { DeletePlan } from "./delete-plan";
import { NewPlan } from "./new-plan";
import { PlanConfigCard } from "./plan-config-card";
import { PlanEditor } from "./plan-editor";
import { StripeDialog } from "./stripe-dialog";

type Open = { what: "edit" | "delete"; plan: PlanConfig } | { what: "stripe" } | undefined;

const ENVIRONMENT = { development: "de prueba", production: "de producción" } as const;

/** The plans as administrators edit them: prices, limits and features. */
export default function AdminPlansPage() {
  const { data, error, refetch } = useQuery(readConfigs());
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title="Planes"
        description={
          data &&
          `Acá rigen los precios ${ENVIRONMENT[data.environment]}. Un cambio rige para quien entra al plan desde ahora; para quienes ya están, cuando lo pedís.`
        }
        actions={<Button onClick={() => setOpen({ what: "stripe" })}>Llevar a Stripe</Button>}
      />
      {data ? (
        <ul className="grid items-start gap-4 lg:grid-cols-3">
          {data.data.map((plan) => (
            <PlanConfigCard
              key={plan.planId}
              plan={plan}
              environment={data.environment}
              update={data.updates.find(({ planId }) => planId === plan.planId)}
              onEdit={() => setOpen({ what: "edit", plan })}
              onDelete={() => setOpen({ what: "delete", plan })}
            />
          ))}
          <NewPlan known={data.data} onCreate={(plan) => setOpen({ what: "edit", plan })} />
        </ul>
      ) : (
        <Unread
          error={error}
          onRetry={refetch}
          rows={8}
          label="Cargando los planes"
          again="Reintentar"
        />
      )}
      {open?.what === "edit" && <PlanEditor plan={open.plan} onClose={close} />}
      {open?.what === "delete" && <DeletePlan plan={open.plan} onClose={close} />}
      {open?.what === "stripe" && <StripeDialog onClose={close} />}
    </>
  );
}
