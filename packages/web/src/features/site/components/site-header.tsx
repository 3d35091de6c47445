import { useLocation } from "react-router";
import { Brand } from "~/components/brand";
import { ButtonLink } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { isUnder } from "~/lib/our-path";
import { paths } from "~/lib/paths";
import { useKnown } from "../hooks/use-known";

const links = [
  { label: "Planes", to: paths.site.plans },
  { label: "Guías", to: paths.site.guides },
  { label: "Preguntas", to: paths.site.faq },
];

/** The header of the public pages. With a session it links to the practice instead. */
export function SiteHeader() {
  const known = useKnown();
  const { pathname } = useLocation();
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-8 gap-y-1 px-6 py-4 sm:px-10">
      <Link to={paths.home} aria-label="Foja, portada" className="rounded-sm">
        <Brand />
      </Link>
      <nav aria-label="Sitio" className="order-last w-full sm:order-none sm:w-auto">
        <ul className="-mx-2 flex">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isUnder(pathname, to) ? "page" : undefined}
                className={cn(
                  "flex h-9 items-center rounded-sm px-2 hover:text-ink sm:px-3",
                  isUnder(pathname, to)
                    ? "text-ink underline decoration-accent underline-offset-8"
                    : "text-ink-soft",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto flex items-center gap-1">
        {known ? (
          <ButtonLink to={paths.dashboard} variant="primary">
            Ir a mi estudio
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.auth.login()} variant="quiet">
              Ingresar
            </ButtonLink>
            <ButtonLink to={paths.auth.register()} variant="primary">
              Crear cuenta
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
