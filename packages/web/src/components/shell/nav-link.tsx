import { ChevronRight } from "lucide-react";
import { useLocation } from "react-router";
import { Link } from "~/components/ui/link";
import { Menu } from "~/components/ui/menu";
import { cn } from "~/lib/cn";
import { BadgeLink, ChatBadge, MenuBadge } from "./menu-badge";
import { isCurrentLine, type NavLine } from "./nav";
import { PageItems } from "./page-items";

type NavLinkProps = { line: NavLine; compact?: boolean; onNavigate?: () => void };

const LINE =
  "relative flex h-9 min-w-0 flex-1 items-center gap-3 rounded-md px-3 [&_svg]:size-[18px] [&_svg]:shrink-0";

/** One line of the menu; the current one has the margin rule, and one of several pages unfolds. */
export function NavLink({ line, compact, onNavigate }: NavLinkProps) {
  const { pathname } = useLocation();
  const { id, label, icon: Icon, to, pages, countedPage } = line;
  const isElsewhere = countedPage?.to !== to;
  const current = isCurrentLine(line, pathname);
  return (
    <div className="relative flex items-center">
      <Link
        to={to}
        onClick={onNavigate}
        aria-current={current ? "page" : undefined}
        title={compact ? label : undefined}
        className={cn(
          LINE,
          "transition-colors focus-visible:-outline-offset-2",
          compact && "justify-center px-0",
          current
            ? "bg-wash font-medium text-ink before:absolute before:inset-y-1.5 before:start-0 before:w-1 before:border-accent before:border-x [&_svg]:text-accent"
            : "text-ink-soft hover:bg-wash hover:text-ink",
        )}
      >
        <Icon aria-hidden strokeWidth={1.75} />
        <span className={compact ? "sr-only" : "truncate"}>{label}</span>
        {countedPage && !isElsewhere && (
          <MenuBadge counted={countedPage.counted} compact={compact} />
        )}
        {id === "chat" && <ChatBadge compact={compact} />}
      </Link>
      {countedPage && isElsewhere && (
        <BadgeLink page={countedPage} compact={compact} onNavigate={onNavigate} />
      )}
      {pages.length > 1 && !compact && <Unfold line={line} onNavigate={onNavigate} />}
    </div>
  );
}

/** The pages of a line, beside it: the menu keeps its height. */
function Unfold({ line: { label, pages }, onNavigate }: Omit<NavLinkProps, "compact">) {
  const name = `Páginas de ${label}`;
  const trigger = (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="grid size-7 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-wash hover:text-ink"
    >
      <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
    </button>
  );
  return (
    <Menu trigger={trigger} label={name} side="right" align="start">
      <PageItems pages={pages} onNavigate={onNavigate} />
    </Menu>
  );
}
