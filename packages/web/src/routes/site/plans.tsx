import { PlanTable } from "~/components/plan-table";
import { ButtonLink } from "~/components/ui/button";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Planes");

export default function Plans() {
  return (
    <div className="mx-auto w-full max-w-6xl px-6 pt-10 sm:px-10 sm:pt-16">
      <h1 className="font-serif text-[2.125rem] leading-[1.15] tracking-[-0.01em] sm:text-[2.75rem]">
        Planes
      </h1>
      <p className="mt-4 mb-10 max-w-2xl text-ink-soft text-lg">
        Todos los planes tienen lo mismo; cambia cuánto entra. Lo archivado no ocupa lugar y leer lo
        tuyo nunca se bloquea.
      </p>
      <PlanTable />
      <p className="mt-6 max-w-2xl text-ink-soft text-lg">
        Hoy toda cuenta empieza en el plan Gratuito. La contratación de los otros planes llega más
        adelante, con su precio a la vista.
      </p>
      <ButtonLink to={paths.auth.register} variant="primary" size="lg" className="mt-6">
        Crear cuenta
      </ButtonLink>
    </div>
  );
}
