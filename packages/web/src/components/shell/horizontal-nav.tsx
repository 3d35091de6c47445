import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";
import { useSession } from "~/lib/session/session";
import { isCurrent, navFor } from "./nav";
import { NovedadesBadge } from "./novedades-badge";

/** The menu as one line under the header, for those who prefer the page's whole width. */
export function HorizontalNav() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const items = navFor(user?.role).flatMap((group) => group.items);
  return (
    <nav aria-label="Menú principal" className="hidden overflow-x-auto border-b md:block">
      <ul className="mx-auto flex max-w-[1240px] gap-6 px-10">
        {items.map((item) => {
          const current = isCurrent(item, pathname);
          return (
            <li key={item.label}>
              {item.to ? (
                <Link
                  to={item.to}
                  aria-current={current ? "page" : undefined}
                  className={cn(
                    "-mb-px flex h-11 items-center gap-1.5 border-b-2 focus-visible:-outline-offset-2",
                    current
                      ? "border-accent font-medium"
                      : "border-transparent text-ink-soft hover:text-ink",
                  )}
                >
                  {item.label}
                  {item.counted && <NovedadesBadge />}
                </Link>
              ) : (
                <span className="flex h-11 items-center gap-1.5 text-ink-faint">
                  {item.label} <span className="text-xs">(próximamente)</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
