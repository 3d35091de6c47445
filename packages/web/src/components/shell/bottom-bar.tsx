import { CalendarDays, FolderOpen, House, Inbox, type LucideIcon, Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Menu, MenuItem } from "~/components/ui/menu";
import { cn } from "~/lib/cn";
import { CREATIONS } from "~/lib/creations";
import { paths } from "~/lib/paths";
import { NovedadesBadge } from "./novedades-badge";

type Place = { label: string; to: string; under: string; icon: LucideIcon; counted?: boolean };

const BEFORE: Place[] = [
  { label: "Inicio", to: paths.dashboard, under: "/dashboard", icon: House },
  { label: "Causas", to: paths.folders.list, under: "/apps/folders", icon: FolderOpen },
];
const AFTER: Place[] = [
  {
    label: "Novedades",
    to: paths.novedades,
    under: paths.novedades,
    icon: Inbox,
    counted: true,
  },
  { label: "Agenda", to: paths.calendar.main, under: paths.calendar.main, icon: CalendarDays },
];

const SLOT =
  "relative flex h-14 w-full flex-col items-center justify-center gap-1 text-xs focus-visible:-outline-offset-2 [&_svg]:size-5";

/** What a phone in the corridor of the court needs under the thumb. */
export function BottomBar() {
  return (
    <nav
      aria-label="Accesos rápidos"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-sheet pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid grid-cols-5">
        {BEFORE.map((place) => (
          <PlaceLink key={place.label} place={place} />
        ))}
        <li>
          <Creations />
        </li>
        {AFTER.map((place) => (
          <PlaceLink key={place.label} place={place} />
        ))}
      </ul>
    </nav>
  );
}

function PlaceLink({ place: { label, to, under, icon: Icon, counted } }: { place: Place }) {
  const current = useLocation().pathname.startsWith(under);
  return (
    <li>
      <Link
        to={to}
        aria-current={current ? "page" : undefined}
        className={cn(SLOT, current ? "font-medium text-accent" : "text-ink-soft")}
      >
        <Icon aria-hidden strokeWidth={1.75} />
        {label}
        {counted && <NovedadesBadge compact />}
      </Link>
    </li>
  );
}

/** All that can be begun, behind one button. */
function Creations() {
  const trigger = (
    <button type="button" className={cn(SLOT, "text-ink-soft data-[state=open]:text-accent")}>
      <Plus aria-hidden strokeWidth={1.75} />
      Nuevo
    </button>
  );
  return (
    <Menu trigger={trigger} label="Qué crear" align="center">
      {CREATIONS.map(({ label, icon: Icon, to }) => (
        <MenuItem key={label} asChild>
          <Link to={to()}>
            <Icon aria-hidden /> {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
