import { Link } from "react-router";
import { paths } from "~/lib/paths";

const links = [
  { label: "Planes", to: paths.site.plans },
  { label: "Guías", to: paths.site.guides },
  { label: "Preguntas frecuentes", to: paths.site.faq },
  { label: "Términos", to: paths.site.terms },
  { label: "Privacidad", to: paths.site.privacy },
  { label: "Cookies", to: paths.site.cookies },
];

/** The foot of the public pages. */
export function SiteFooter() {
  return (
    <footer className="mt-24 border-t">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-baseline justify-between gap-x-10 gap-y-4 px-6 py-8 text-ink-faint text-sm sm:px-10">
        <p>Foja, hecho para la práctica del derecho en Argentina</p>
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
          </ul>
        </nav>
      </div>
    </footer>
  );
}
