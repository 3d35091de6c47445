import { useLocation } from "react-router";
import { cn } from "~/lib/cn";
import { isUnder } from "~/lib/our-path";
import { Link } from "./link";

export type Tab = { to: string; label: string };

/**
 * Tabs with an address each, so that Back, F5 and a shared link keep the tab. A line above the
 * content, which wraps instead of hiding tabs; a column beside it where there is space.
 */
export function LinkTabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="border-b lg:border-0">
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-6 lg:flex-col lg:gap-y-0.5">
        {tabs.map(({ to, label: text }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              state={{ keepFocus: true }}
              aria-current={isUnder(pathname, to) ? "page" : undefined}
              className={tabClass(isUnder(pathname, to))}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tabClass = (active: boolean) =>
  cn(
    "-mb-px flex h-10 items-center border-b-2 transition-colors focus-visible:-outline-offset-2 lg:mb-0 lg:h-9 lg:border-s-2 lg:border-b-0 lg:ps-4",
    active
      ? "border-accent font-medium text-ink"
      : "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
  );
