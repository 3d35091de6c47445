import type { MenuCount } from "@foja/core/operations/menu/menu.rules";
import { cn } from "~/lib/cn";
import { useMenuCount } from "~/lib/menu-counts";

/** What each count is of. */
const WORDS: Record<MenuCount, string> = {
  novedades: "por resolver",
  overdueTasks: "vencidas",
  reservations: "por confirmar",
};

/** How many are to be dealt with, beside their line of the menu; nothing for none. */
export function MenuBadge({ counted, compact = false }: { counted: MenuCount; compact?: boolean }) {
  const count = useMenuCount(counted);
  if (!count) return null;
  return (
    <span
      className={cn(
        "rounded-full px-1.5 font-medium text-xs tabular-nums leading-5",
        counted === "overdueTasks" ? "bg-due-overdue text-on-accent" : "bg-accent text-on-accent",
        compact ? "absolute -top-0.5 end-1" : "ms-auto",
      )}
    >
      {count}
      <span className="sr-only"> {WORDS[counted]}</span>
    </span>
  );
}
