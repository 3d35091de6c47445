import { CalendarDays, CircleCheckBig, FolderOpen, House, Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";

const items = [
  { label: "Inicio", to: paths.dashboard, under: "/dashboard", icon: House },
  { label: "Causas", to: paths.folders.list, under: "/apps/folders", icon: FolderOpen },
  { label: "Nueva causa", to: paths.folders.create, icon: Plus },
  { label: "Tareas", to: paths.tasks.list, under: paths.tasks.list, icon: CircleCheckBig },
  { label: "Agenda", to: paths.calendar.main, under: paths.calendar.main, icon: CalendarDays },
];

/** What a phone in the corridor of the court needs under the thumb. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Accesos rápidos"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-sheet pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.map(({ label, to, under, icon: Icon }) => {
          const current = under !== undefined && pathname.startsWith(under);
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
