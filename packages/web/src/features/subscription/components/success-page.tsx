import { PLAN_IDS } from "@foja/core/billing/plans/plan-id.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { syncNow } from "../api/subscription";
import { forgetPlace, rememberedPlace } from "../lib/return-place";

const EVERY_MS = 2000;
/** After this many requests the page says that it takes long, and asks less often. */
const PATIENCE = 10;

/** The page to which Stripe returns after a payment: reads from Stripe until it is paid. */
export default function SuccessPage() {
  const [query] = useSearchParams();
  const asked = PLAN_IDS.find((id) => id === query.get("plan"));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sync = useQuery({
    queryKey: ["subscription", "confirming"],
    gcTime: 0,
    retry: false,
    queryFn: syncNow,
    refetchInterval: ({ state }) => {
      const paid = state.data?.currentPeriodEnd && (!asked || state.data.plan === asked);
      if (paid) return false;
      return state.dataUpdateCount + state.errorUpdateCount < PATIENCE ? EVERY_MS : 5 * EVERY_MS;
    },
  });
  const plan = sync.data;
  const paid = Boolean(plan?.currentPeriodEnd) && (!asked || plan?.plan === asked);
  const name = plan?.displayName;
  useEffect(() => {
    if (!paid) return;
    void queries.invalidateQueries({ queryKey: ["subscription"], predicate: notConfirming });
    const place = rememberedPlace();
    if (!place) return;
    forgetPlace();
    notify.success(`Ya estás en el plan ${name}. Seguí con lo que estabas haciendo.`);
    void navigate(place, { replace: true });
  }, [paid, name, navigate, queries]);

  if (paid) {
    const go = <ButtonLink to={paths.account("settings")}>Ver mi suscripción</ButtonLink>;
    return (
      <>
        <PageHeader title="Suscripción" />
        <EmptyState action={go}>El pago se acreditó. Ya estás en el plan {name}.</EmptyState>
      </>
    );
  }
  const slow = sync.failureCount > 0 || sync.dataUpdatedAt > 0;
  return (
    <>
      <PageHeader title="Suscripción" />
      <EmptyState
        action={slow && <Button onClick={() => void sync.refetch()}>Volver a preguntar</Button>}
      >
        <span role="status">
          Estamos confirmando tu pago con Stripe. No hace falta que pagues de nuevo ni que te quedes
          en esta pantalla.
        </span>
      </EmptyState>
    </>
  );
}

const notConfirming = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[1] !== "confirming";
