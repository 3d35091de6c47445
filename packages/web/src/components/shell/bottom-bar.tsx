import { Plus } from "lucide-react";
import { useLocation } from "react-router";
import { Link } from "~/components/ui/link";
import { Menu, MenuItem } from "~/components/ui/menu";
import { cn } from "~/lib/cn";
import { useCreations } from "~/lib/creations";
import { MenuBadge } from "./menu-badge";
import { isCurrent, type NavItem, navFor } from "./nav";

/** The menu items of the bar, at both sides of «Nuevo». */
const BEFORE = ["home", "folders"] as const;
const AFTER = ["novedades", "calendar"] as const;

/** Shorter labels than the menu's. */
const SHORT: Partial<Record<NavItem["id"], string>> = { calendar: "Agenda" };

function itemsOf(ids: readonly NavItem["id"][]): NavItem[] {
  const items = navFor().flatMap((line) => line.pages);
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

const SLOT =
  "relative flex h-14 w-full flex-col items-center justify-center gap-1 text-xs focus-visible:-outline-offset-2 [&_svg]:size-5";

/** The bar at the bottom of phones, within reach of the thumb. */
export function BottomBar() {
  return (
    <nav
      aria-label="Accesos rápidos"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-sheet pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid grid-cols-5">
        {itemsOf(BEFORE).map((item) => (
          <Place key={item.id} item={item} />
        ))}
        <li>
          <Creations />
        </li>
        {itemsOf(AFTER).map((item) => (
          <Place key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function Place({ item }: { item: NavItem }) {
  const current = isCurrent(item, useLocation().pathname);
  const { id, label, icon: Icon, to = "", counted } = item;
  return (
    <li>
      <Link
        to={to}
        aria-current={current ? "page" : undefined}
        className={cn(SLOT, current ? "font-medium text-accent" : "text-ink-soft")}
      >
        <Icon aria-hidden strokeWidth={1.75} />
        {SHORT[id] ?? label}
        {counted && <MenuBadge counted={counted} compact />}
      </Link>
    </li>
  );
}

/** All that can be created, behind one button. */
function Creations() {
  const trigger = (
    <button type="button" className={cn(SLOT, "text-ink-soft data-[state=open]:text-accent")}>
      <Plus aria-hidden strokeWidth={1.75} />
      Nuevo
    </button>
  );
  return (
    <Menu trigger={trigger} label="Qué crear" align="center">
      <Choices />
    </Menu>
  );
}

/** Apart, so that their addresses are made when the menu opens: what day it is takes long to ask. */
function Choices() {
  return useCreations().map(({ label, icon: Icon, to }) => (
    <MenuItem key={label} asChild>
      <Link to={to()}>
        <Icon aria-hidden /> {label}
      </Link>
    </MenuItem>
  ));
}
