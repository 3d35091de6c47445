import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";

export type RowTab = { to: string; label: string; current: boolean; mark?: ReactNode };

type RowTabsProps = {
  label: string;
  tabs: readonly RowTab[];
  /** Whether they are parts of one page: then they replace its address and keep its place. */
  within?: boolean;
  className?: string;
};

/** Tabs in a row above what they show, each with an address. */
export function RowTabs({ label, tabs, within, className }: RowTabsProps) {
  const going = within && {
    replace: true,
    preventScrollReset: true,
    state: { keepFocus: true },
  };
  return (
    <nav aria-label={label} className={cn("border-b print:hidden", className)}>
      <ul className="flex flex-wrap gap-x-5">
        {tabs.map(({ to, label: text, current, mark }) => (
          <li key={to}>
            <Link
              to={to}
              {...going}
              aria-current={current ? "page" : undefined}
              className={cn(
                "-mb-px flex h-9 items-center gap-1.5 border-b-2 focus-visible:-outline-offset-2",
                current
                  ? "border-accent font-medium text-ink"
                  : "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
              )}
            >
              {text}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
