import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Brand } from "~/components/brand";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";
import { useStore } from "~/lib/store";
import { preferences, setPreferences } from "~/lib/theme/preferences";
import { MenuFoot } from "./menu-foot";
import { NavLines } from "./nav-lines";

/** The vertical menu: 280 px, or only icons; on small screens a drawer takes its place. */
export function Sidebar() {
  const { compact } = useStore(preferences);
  return (
    <aside
      className={cn(
        "sticky top-0 hidden h-dvh shrink-0 flex-col border-e md:flex",
        compact ? "w-[68px]" : "w-sidebar",
      )}
    >
      <div className={cn("flex h-14 shrink-0 items-center", compact ? "justify-center" : "px-6")}>
        <Link to={paths.dashboard} className="rounded-sm" aria-label="Foja, ir al inicio">
          <Brand markOnly={compact} />
        </Link>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <NavLines compact={compact} />
      </div>
      <div
        className={cn(
          "flex items-center gap-1 border-t p-2",
          compact ? "flex-col" : "justify-between ps-6",
        )}
      >
        <MenuFoot compact={compact} />
        <IconButton
          label={compact ? "Expandir el menú" : "Contraer el menú"}
          aria-expanded={!compact}
          onClick={() => setPreferences({ compact: !compact })}
          className="rtl:-scale-x-100"
        >
          {compact ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        </IconButton>
      </div>
    </aside>
  );
}
