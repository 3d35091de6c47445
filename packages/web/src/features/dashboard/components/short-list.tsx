import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";

/** A few lines beside the agenda: title, case or person, and time. */
export function ShortList({ children }: { children: ReactNode }) {
  return <ul className="[&>li:last-child]:border-0">{children}</ul>;
}

type ShortLineProps = { to: string; title: string; of?: string | null; when: ReactNode };

export function ShortLine({ to, title, of, when }: ShortLineProps) {
  return (
    <li className="relative border-b px-5 py-2.5 transition-colors hover:bg-wash">
      <Link
        to={to}
        className="line-clamp-2 break-words font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
      >
        {title}
      </Link>
      {of && <p className="truncate text-ink-soft text-sm">{of}</p>}
      <p className="text-ink-soft text-sm">{when}</p>
    </li>
  );
}
