import { ChevronDown } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Menu, MenuItem } from "~/components/ui/menu";
import { cn } from "~/lib/cn";
import { useSession } from "~/lib/session/session";
import { openSupport } from "~/lib/support-dialog";
import { MenuBadge } from "./menu-badge";
import { isCurrent, type NavGroup, type NavItem, navFor } from "./nav";

const LINE = "-mb-px flex h-11 items-center gap-1.5 border-b-2 focus-visible:-outline-offset-2";
const lineOf = (current: boolean) =>
  cn(
    LINE,
    current ? "border-accent font-medium" : "border-transparent text-ink-soft hover:text-ink",
  );

/** The menu as one line: the practice's existing pages, and each other group as a menu. */
export function HorizontalNav() {
  const { user, practice } = useSession();
  const [first, ...groups] = navFor(user?.role, practice?.role);
  return (
    <nav aria-label="Menú principal" className="hidden border-b md:block">
      <ul className="mx-auto flex max-w-[1240px] flex-wrap gap-x-3 px-10 xl:gap-x-5">
        {first?.items.map(
          (item) =>
            item.to && (
              <li key={item.label}>
                <Item item={item} to={item.to} />
              </li>
            ),
        )}
        {groups.map((group) => (
          <li key={group.label}>
            <Group group={group} />
          </li>
        ))}
        <li>
          <button type="button" className={lineOf(false)} onClick={openSupport}>
            Soporte
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Item({ item, to }: { item: NavItem; to: string }) {
  const current = isCurrent(item, useLocation().pathname);
  return (
    <Link to={to} aria-current={current ? "page" : undefined} className={lineOf(current)}>
      {item.label}
      {item.counted && <MenuBadge counted={item.counted} />}
    </Link>
  );
}

function Group({ group: { label, items } }: { group: NavGroup }) {
  const { pathname } = useLocation();
  const trigger = (
    <button type="button" className={lineOf(items.some((item) => isCurrent(item, pathname)))}>
      {label}
      <ChevronDown aria-hidden className="size-3.5" />
    </button>
  );
  return (
    <Menu trigger={trigger} label={label} align="start">
      {items.map((item) => {
        const { to, icon: Icon } = item;
        if (!to) {
          return (
            <MenuItem key={item.label} disabled>
              <Icon aria-hidden /> {item.label}{" "}
              <span className="ms-auto text-xs">Próximamente</span>
            </MenuItem>
          );
        }
        return (
          <MenuItem key={item.label} asChild>
            <Link to={to} aria-current={isCurrent(item, pathname) ? "page" : undefined}>
              <Icon aria-hidden /> {item.label}
            </Link>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
