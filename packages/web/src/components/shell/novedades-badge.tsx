import { cn } from "~/lib/cn";
import { useNovedadesCount } from "~/lib/novedades-count";

/** How many novedades are to be dealt with, beside their line of the menu; nothing for none. */
export function NovedadesBadge({ compact = false }: { compact?: boolean }) {
  const count = useNovedadesCount();
  if (!count) return null;
  return (
    <span
      className={cn(
        "rounded-full bg-accent px-1.5 font-medium text-on-accent text-xs tabular-nums leading-5",
        compact ? "absolute -top-0.5 end-1" : "ms-auto",
      )}
    >
      {count}
      <span className="sr-only"> por resolver</span>
    </span>
  );
}
