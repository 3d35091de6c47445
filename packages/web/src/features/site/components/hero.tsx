import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { useKnown } from "../hooks/use-known";
import { CountForm } from "./count-form";
import { ProductShot } from "./product-shot";

/** The first screen: what Foja is and costs, a deadline counted at once, and the product at work. */
export function Hero({ price }: { price: ReactNode }) {
  const known = useKnown();
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-10 px-6 pt-8 sm:px-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:pt-14">
      <div>
        <h1 className="text-balance font-serif text-[2.125rem] leading-[1.05] tracking-[-0.02em] sm:text-[3.25rem]">
          El estudio entero,
          <br /> a la vista y en orden
        </h1>
        <p className="mt-5 min-h-[7rem] text-[1.0625rem] text-ink-soft leading-relaxed sm:min-h-0">
          Foja sigue tus causas en el tribunal, cuenta sus plazos y hace sus liquidaciones, en la
          notebook y en el pasillo del juzgado.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink
            to={known ? paths.dashboard : paths.auth.register()}
            variant="primary"
            size="lg"
          >
            {known ? "Ir a mi estudio" : "Crear cuenta"}
          </ButtonLink>
          <ButtonLink to={paths.site.plans} size="lg">
            Ver los planes
          </ButtonLink>
        </div>
        {price}
        <div className="mt-6">
          <CountForm />
        </div>
      </div>
      <ProductShot />
    </section>
  );
}
