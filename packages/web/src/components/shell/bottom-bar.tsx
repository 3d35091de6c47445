import { CircleUserRound, FolderOpen, House, Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";

const items = [
  { label: "Inicio", to: paths.dashboard, icon: House },
  { label: "Causas", to: paths.folders.list, icon: FolderOpen },
  { label: "Nueva causa", to: paths.folders.create, icon: Plus },
  { label: "Perfil", to: paths.profile(), icon: CircleUserRound },
];

/** What a phone in the corridor of the court needs under the thumb. */
export function BottomBar() {
  const { pathname, search } = useLocation();
  return (
    <nav
      aria-label="Accesos rápidos"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-sheet pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid grid-cols-4">
        {items.map(({ label, to, icon: Icon }) => {
          const current = to === `${pathname}${search}`;
          return (
            <li key={label}>
              <Link
                to={to}
                aria-current={current ? "page" : undefined}
                className={cn(
                  "flex h-14 flex-col items-center justify-center gap-1 text-xs focus-visible:-outline-offset-2",
                  current ? "font-medium text-accent" : "text-ink-soft",
                )}
              >
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
