import { NavLink } from "react-router";
import { cn } from "~/lib/cn";

export type Tab = { to: string; label: string };

/** Tabs that are addresses: each has its own URL, so Back, F5 and a sent link keep the place. */
export function LinkTabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto border-b px-4 sm:mx-0 sm:px-0">
      <ul className="flex min-w-max gap-6">
        {tabs.map(({ to, label: text }) => (
          <li key={to}>
            <NavLink
              to={to}
              replace
              preventScrollReset
              state={{ keepFocus: true }}
              className={({ isActive }) => tabClass(isActive)}
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tabClass = (active: boolean) =>
  cn(
    "-mb-px flex h-10 items-center border-b-2 transition-colors focus-visible:-outline-offset-2",
    active
      ? "border-accent font-medium text-ink"
      : "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
  );
