import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";
import { MenuBadge } from "./menu-badge";
import { tabsFor } from "./nav";
import { useNavLines } from "./use-nav-lines";

/** The pages of the group that is open, as tabs above the page; none for a page that stands alone. */
export function PageTabs() {
  const { pathname } = useLocation();
  const tabs = tabsFor(useNavLines(), pathname);
  if (tabs.length === 0) return null;
  return (
    <nav aria-label="Páginas del grupo" className="mb-5 border-b print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {tabs.map(({ id, label, to = "", counted }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={to === pathname ? "page" : undefined}
              className={tabClass(to === pathname)}
            >
              {label}
              {counted && <MenuBadge counted={counted} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tabClass = (current: boolean) =>
  cn(
    "-mb-px flex h-9 items-center gap-1.5 border-b-2 focus-visible:-outline-offset-2",
    current
      ? "border-accent font-medium text-ink"
      : "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
  );
