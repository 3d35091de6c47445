import { ChevronRight } from "lucide-react";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";

export type Crumb = { label: string; to?: string };

/** The path to this page: each step is a link except the last, which is this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación" className="min-w-0">
      <ol className="flex min-w-0 flex-nowrap items-center gap-x-1.5 gap-y-1 text-ink-faint text-sm">
        {crumbs.map(({ label, to }, step) => (
          <li
            key={label}
            // Hidden on a phone: a long carátula would repeat, in three lines, the title below.
            className={cn(
              "flex items-center gap-1.5",
              to ? "shrink-0" : "min-w-0 max-w-[32ch] sm:max-w-prose",
            )}
          >
            {step > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 rtl:rotate-180" />}
            {to ? (
              <Link to={to} className="rounded-sm py-1 hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-ink-soft">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
