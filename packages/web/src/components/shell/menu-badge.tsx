import type { MenuCount } from "@foja/core/operations/menu/menu.rules";
import { Link } from "~/components/ui/link";
import { useUnreadChats } from "~/lib/chats/list";
import { cn } from "~/lib/cn";
import { useMenuCount } from "~/lib/menu-counts";
import type { CountedPage } from "./nav";

/** The words after each count. */
const WORDS: Record<MenuCount, string> = {
  novedades: "por resolver",
  overdueTasks: "vencidas",
  reservations: "por confirmar",
};

/** The number of things to deal with, beside their menu line; nothing for none. */
export function MenuBadge({ counted, compact }: { counted: MenuCount; compact?: boolean }) {
  const count = useMenuCount(counted);
  const isUrgent = counted === "overdueTasks";
  return <Count count={count} words={WORDS[counted]} isUrgent={isUrgent} compact={compact} />;
}

type BadgeLinkProps = { page: CountedPage; compact?: boolean; onNavigate?: () => void };

/** The number of things to deal with on a page that is not the first of its line, leading there. */
export function BadgeLink({ page, compact, onNavigate }: BadgeLinkProps) {
  const { label, to = "", counted } = page;
  const count = useMenuCount(counted);
  if (!count) return null;
  return (
    <Link
      to={to}
      title={label}
      onClick={onNavigate}
      className={cn("rounded-full p-1", compact && "absolute -top-1.5 end-0")}
    >
      <span className="sr-only">{label} </span>
      <Count count={count} words={WORDS[counted]} />
    </Link>
  );
}

/** The number of unread messages of the team. */
export function ChatBadge({ compact }: { compact?: boolean }) {
  const unread = useUnreadChats();
  const count = unread > 99 ? "99+" : String(unread || "");
  return <Count count={count} words="sin leer" compact={compact} />;
}

type CountProps = { count?: string; words: string; isUrgent?: boolean; compact?: boolean };

function Count({ count, words, isUrgent = false, compact = false }: CountProps) {
  if (!count) return null;
  return (
    <span
      className={cn(
        "rounded-full px-1.5 font-medium text-xs tabular-nums leading-5",
        isUrgent ? "bg-due-overdue text-on-accent" : "bg-accent text-on-accent",
        compact ? "absolute -top-0.5 end-1" : "ms-auto",
      )}
    >
      {count}
      <span className="sr-only"> {words}</span>
    </span>
  );
}
