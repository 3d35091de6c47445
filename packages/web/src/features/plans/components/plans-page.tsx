import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { PlanTable } from "~/components/plan-table";
import { PageHeader } from "~/components/ui/page-header";
import { resourcesInWords } from "~/lib/plan-room";
import { refreshSession, useSession } from "~/lib/session/session";

/** The plans, from within: which one the practice is on, how much of it is used, and what others hold. */
export default function PlansPage() {
  const { subscription } = useSession();
  const [query] = useSearchParams();
  useEffect(() => void refreshSession(), []);
  return (
    <>
      <PageHeader
        title="Planes"
        description="Todos los planes tienen lo mismo; cambia cuánto entra. Lo archivado no ocupa lugar y leer lo tuyo nunca se bloquea."
      />
      <PlanTable current={subscription?.plan} asked={query.get("plan")} />
      {subscription && (
        <p className="mt-6 max-w-2xl text-ink-soft">
          {`Estás en el plan ${subscription.displayName} y usás ${resourcesInWords(subscription)}.`}
        </p>
      )}
      <p className="mt-2 max-w-2xl text-ink-soft">
        La contratación de los otros planes llega más adelante, con su precio a la vista; hasta
        entonces no se cobra nada.
      </p>
    </>
  );
}
