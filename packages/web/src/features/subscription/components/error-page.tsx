import { PLAN_IDS } from "@foja/core/billing/plans/plan-id.rules";
import { useSearchParams } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { paths } from "~/lib/paths";
import { rememberedPlace } from "../lib/return-place";
import { planName } from "../lib/words";

/** The page to which Stripe returns when nothing was paid: the choice is still there. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const asked = PLAN_IDS.find((id) => id === query.get("plan"));
  const place = rememberedPlace();
  return (
    <>
      <PageHeader title="Suscripción" />
      <EmptyState
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {place && <ButtonLink to={place}>Volver a lo que estaba haciendo</ButtonLink>}
            <ButtonLink
              to={asked ? paths.subscription.change(asked) : paths.plans()}
              variant="primary"
            >
              {asked ? `Volver a intentar con ${planName(asked)}` : "Ver planes"}
            </ButtonLink>
          </span>
        }
      >
        No se completó el pago y no se cobró nada. Tu plan sigue igual y lo que estabas escribiendo
        quedó guardado como borrador.
      </EmptyState>
    </>
  );
}
