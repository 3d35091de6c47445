import { Building2 } from "lucide-react";
import { cn } from "~/lib/cn";
import { guestOf } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";

/** The name of the practice on screen, if it is not one's own: beside the search, or below it. */
export function PracticeMark({ below }: { below?: boolean }) {
  const practice = guestOf(useSession());
  if (!practice) return null;
  return (
    <p
      title={practice.name}
      className={cn(
        "min-w-0 items-center gap-2 text-ink-soft text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent",
        below ? "flex border-t px-4 py-1 sm:hidden" : "ms-3 hidden max-w-64 sm:flex",
      )}
    >
      <Building2 aria-hidden strokeWidth={1.75} />
      <span className="sr-only">Estás en: </span>
      <span className="truncate">{practice.name}</span>
    </p>
  );
}
