import { ButtonLink } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";
import { openSupport } from "~/lib/support-dialog";

const links = [
  { label: "Planes", to: paths.site.plans },
  { label: "Guías", to: paths.site.guides },
  { label: "Preguntas frecuentes", to: paths.site.faq },
  { label: "Términos", to: paths.site.terms },
  { label: "Privacidad", to: paths.site.privacy },
  { label: "Cookies", to: paths.site.cookies },
  { label: "Contar un plazo", to: paths.site.deadlineTool },
  { label: "Actualizar un monto", to: paths.site.amountTool },
];

/** Their names are those of Disposición 954/2025. */
const waysOut = [
  { label: "Botón de arrepentimiento", to: paths.site.withdrawal },
  { label: "Botón de baja de servicio", to: paths.site.leaving },
];

/** The foot of the public pages. */
export function SiteFooter() {
  return (
    <footer className="mt-24 border-t">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-baseline justify-between gap-x-10 gap-y-4 px-6 py-8 text-ink-faint text-sm sm:px-10">
        <p className="flex flex-wrap gap-3">
          {waysOut.map(({ label, to }) => (
            <ButtonLink key={to} to={to} size="sm">
              {label}
            </ButtonLink>
          ))}
        </p>
        <nav aria-label="Pie de página">
          <ul className="-mx-2 flex flex-wrap">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-block rounded-sm px-2 py-1 hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={openSupport}
                className="inline-block rounded-sm px-2 py-1 hover:text-ink hover:underline"
              >
                Soporte
              </button>
            </li>
          </ul>
        </nav>
        <p className="w-full">Foja, hecho para la práctica del derecho en Argentina</p>
      </div>
    </footer>
  );
}
