import { Link } from "~/components/ui/link";
import { PriceLine } from "~/features/plans/components/price-line";
import { Docket } from "~/features/site/components/docket";
import { Hero } from "~/features/site/components/hero";
import { Strengths } from "~/features/site/components/strengths";
import { paths } from "~/lib/paths";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.home);

export default function Landing() {
  return (
    <>
      <Hero price={<PriceLine />} />
      <Strengths />
      <Terms />
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

const terms = [
  {
    title: "Qué cuesta",
    text: "Gratis con tus primeras causas, sin tarjeta y sin plazo. Los planes pagos se cobran en dólares, por Stripe, y se cancelan cuando quieras: lo tuyo queda y se sigue leyendo.",
    to: paths.site.plans,
    link: "Los planes y sus precios",
  },
  {
    title: "Dónde están tus datos",
    text: "En Amazon Web Services, en los Estados Unidos, con los de cada estudio aparte. Te llevás todo cuando quieras, en planillas y archivos, y al irte se borra.",
    to: paths.site.privacy,
    link: "La política de privacidad",
  },
  {
    title: "Quién responde",
    text: "Soporte contesta dentro de las 24 horas, en castellano. Cada cálculo dice su norma y su fuente: lo que Foja no sabe, lo dice.",
    to: paths.site.faq,
    link: "Preguntas frecuentes",
  },
];

/** What it costs, where data lies and how one leaves with it, and who answers. */
function Terms() {
  return (
    <section aria-label="Antes de empezar" className="mx-auto mt-20 w-full max-w-6xl px-6 sm:px-10">
      <ul className="grid gap-x-12 gap-y-8 border-y py-8 sm:grid-cols-3">
        {terms.map(({ title, text, to, link }) => (
          <li key={title}>
            <h2 className="font-medium font-serif text-[1.25rem]">{title}</h2>
            <p className="mt-2 text-ink-soft text-lg">{text}</p>
            <Link to={to} className="link mt-2 inline-block">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
