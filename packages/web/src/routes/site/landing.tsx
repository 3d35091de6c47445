import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { Link } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { Docket } from "~/features/site/components/docket";
import { ProductShot } from "~/features/site/components/product-shot";
import { paths } from "~/lib/paths";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.home);

export default function Landing() {
  return (
    <>
      <section className="mx-auto w-full max-w-6xl px-6 pt-12 sm:px-10 sm:pt-24">
        <div className="border-accent/35 border-s-4 border-double ps-6 sm:ps-12">
          <h1 className="max-w-[20ch] text-balance font-serif text-[2.75rem] leading-[1.05] tracking-[-0.02em] sm:text-[4.25rem]">
            El estudio entero, a&nbsp;la&nbsp;vista y en orden
          </h1>
          <p className="mt-6 max-w-xl text-balance text-[1.125rem] text-ink-soft leading-relaxed">
            Foja reúne las causas de tu estudio con sus plazos, su agenda, lo que publica el
            tribunal y sus liquidaciones. Se lee de un vistazo, en la notebook y en el pasillo del
            juzgado.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.auth.register()} variant="primary" size="lg">
              Crear cuenta
            </ButtonLink>
            <ButtonLink to={paths.site.plans} size="lg">
              Ver los planes
            </ButtonLink>
          </div>
          <p className="mt-4 text-ink-faint">
            Empezás gratis, con {PLANS.free.limits.folders} causas y sin tarjeta.
          </p>
        </div>
      </section>
      <ProductShot />
      <section
        aria-labelledby="indice"
        className="mx-auto mt-24 w-full max-w-6xl px-6 sm:mt-32 sm:px-10"
      >
        <h2 id="indice" className="mb-6 font-serif text-[1.75rem] leading-tight">
          Índice
        </h2>
        <Docket />
      </section>
      <Tools />
      <Principles />
    </>
  );
}

const tools = [
  {
    to: paths.site.deadlineTool,
    title: "Contar un plazo",
    text: "Día por día, con la feria, el feriado y la norma de cada uno. La dirección de la página guarda la cuenta.",
  },
  {
    to: paths.site.amountTool,
    title: "Actualizar un monto a hoy",
    text: "Por CER, RIPTE, IPC o las tasas de los tribunales, con la serie publicada a la vista.",
  },
];

/** The calculators that need no account. */
function Tools() {
  return (
    <section
      aria-labelledby="herramientas"
      className="mx-auto mt-20 w-full max-w-6xl px-6 sm:px-10"
    >
      <h2 id="herramientas" className="mb-6 font-serif text-[1.75rem] leading-tight">
        Sin cuenta, gratis
      </h2>
      <ul className="grid gap-x-12 gap-y-6 border-y py-6 sm:grid-cols-2">
        {tools.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className="link font-medium font-serif text-[1.25rem]">
              {title}
            </Link>
            <p className="mt-2 text-ink-soft text-lg">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const principles = [
  {
    title: "Tuyo y de nadie más",
    text: "Cada estudio guarda lo suyo aparte. Nadie de otro estudio puede abrir una causa tuya, ni siquiera conociendo su dirección.",
  },
  {
    title: "Exacto",
    text: "Un número en pantalla sale de un dato. Si algo no está, Foja lo dice en una frase.",
  },
  {
    title: "Liviano",
    text: "Abre rápido con la conexión de un juzgado, se maneja con el teclado y se lee bien de día y de noche.",
  },
];

function Principles() {
  return (
    <section aria-label="Cómo trabaja" className="mx-auto mt-20 w-full max-w-6xl px-6 sm:px-10">
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-3">
        {principles.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-medium font-serif text-[1.25rem]">{title}</h3>
            <p className="mt-2 text-ink-soft text-lg">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
