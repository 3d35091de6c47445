import { PlanTable } from "~/components/plan-table";
import { ButtonLink } from "~/components/ui/button";
import { useSiteOffer } from "~/features/plans/hooks/use-site-offer";
import { paths } from "~/lib/paths";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.plans);

export default function Plans() {
  const offer = useSiteOffer();
  return (
    <div className="mx-auto w-full max-w-6xl px-6 pt-10 sm:px-10 sm:pt-16">
      <h1 className="font-serif text-[2.125rem] leading-[1.15] tracking-[-0.01em] sm:text-[2.75rem]">
        Planes
      </h1>
      <p className="mt-4 mb-10 max-w-2xl text-ink-soft text-lg">
        Toda cuenta empieza sin pagar. Lo archivado no ocupa lugar y leer lo tuyo nunca se bloquea.
      </p>
      <PlanTable
        {...offer}
        way={({ planId, displayName, isDefault }) =>
          isDefault ? (
            <ButtonLink to={paths.auth.register()} size="lg" className="w-full">
              Crear cuenta
            </ButtonLink>
          ) : (
            // Without a session one signs in first, or creates an account, and returns here.
            <ButtonLink
              to={paths.subscription.change(planId)}
              variant="primary"
              size="lg"
              className="w-full"
            >
              {`Elegir ${displayName}`}
            </ButtonLink>
          )
        }
      />
      <p className="mt-6 max-w-2xl text-ink-soft">
        Se paga por Stripe y se puede cancelar en cualquier momento: lo tuyo queda, y se sigue
        leyendo.
      </p>
    </div>
  );
}
