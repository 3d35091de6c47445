import { ButtonLink } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { guideOf, guides } from "~/lib/guide-list";
import { paths } from "~/lib/paths";
import { GuideText } from "./guide-text";

/** A help article for visitors from outside, with links to others. */
export function GuidePage({ slug, html }: { slug: string; html: string }) {
  const guide = guideOf(slug);
  if (!guide) return null;
  const next = guides.filter((one) => one.group === guide.group && one.slug !== slug);
  return (
    <div className="mx-auto w-full max-w-6xl px-6 pt-10 sm:px-10 sm:pt-16">
      <article className="sm:border-accent/35 sm:border-s-4 sm:border-double sm:ps-12">
        <p className="mb-3 text-sm">
          <Link to={paths.site.guides} className="link">
            Guías
          </Link>
          <span className="text-ink-soft"> · {guide.group}</span>
        </p>
        <h1 className="max-w-3xl text-balance font-serif text-[2.125rem] leading-[1.15] tracking-[-0.01em] sm:text-[2.75rem]">
          {guide.title}
        </h1>
        <p className="mt-4 mb-8 max-w-2xl text-ink-soft text-lg">{guide.summary}</p>
        <GuideText html={html} base="/guides" />
        <nav aria-label="Seguir leyendo" className="mt-12 max-w-[38rem] border-t pt-6">
          <h2 className="mb-3 font-medium font-serif text-[1.25rem]">Seguir leyendo</h2>
          <ul className="space-y-2">
            {next.map((one) => (
              <li key={one.slug}>
                <Link to={paths.site.guide(one.slug)} className="link">
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.auth.register()} variant="primary">
              Crear cuenta
            </ButtonLink>
            <ButtonLink to={paths.site.guides}>Todas las guías</ButtonLink>
          </div>
        </nav>
      </article>
    </div>
  );
}
