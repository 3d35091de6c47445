import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";
import { ChatBadge, MenuBadge } from "./menu-badge";
import { isCurrent, type NavItem } from "./nav";

type NavLinkProps = { item: NavItem; compact?: boolean; onNavigate?: () => void };

const line =
  "relative flex h-9 w-full items-center gap-3 rounded-md px-3 [&_svg]:size-[18px] [&_svg]:shrink-0";

/** One line of the menu; the current one has the margin rule. */
export function NavLink({ item, compact, onNavigate }: NavLinkProps) {
  const { pathname } = useLocation();
  const current = isCurrent(item, pathname);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current && link.current) reveal(link.current);
  }, [current]);
  const Icon = item.icon;
  if (!item.to) return <SoonItem item={item} compact={compact} />;
  return (
    <Link
      ref={link}
      to={item.to}
      onClick={onNavigate}
      aria-current={current ? "page" : undefined}
      title={compact ? item.label : undefined}
      className={cn(
        line,
        "transition-colors focus-visible:-outline-offset-2",
        compact && "justify-center px-0",
        current
          ? "bg-wash font-medium text-ink before:absolute before:inset-y-1.5 before:start-0 before:w-1 before:border-accent before:border-x [&_svg]:text-accent"
          : "text-ink-soft hover:bg-wash hover:text-ink",
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} />
      <span className={compact ? "sr-only" : "truncate"}>{item.label}</span>
      {item.counted && <MenuBadge counted={item.counted} compact={compact} />}
      {item.id === "chat" && <ChatBadge compact={compact} />}
    </Link>
  );
}

/**
 * Scrolls the menu down to a line that is out of view, as the administration's are on a notebook.
 * Not by `scrollIntoView`: it would move the first tab stop there, past the skip link.
 */
function reveal(line: HTMLElement) {
  const menu = line.closest("nav")?.parentElement;
  if (!menu) return;
  const below = line.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
  if (below > 0) menu.scrollTop += below + 16;
}

/** A page that is announced but not built: not a link. */
function SoonItem({ item, compact }: Pick<NavLinkProps, "item" | "compact">) {
  const Icon = item.icon;
  const soon = "Próximamente";
  return (
    <span
      className={cn(line, "text-ink-faint", compact && "justify-center px-0")}
      title={compact ? `${item.label}: ${soon.toLowerCase()}` : undefined}
    >
      <Icon aria-hidden strokeWidth={1.5} />
      <span className={compact ? "sr-only" : "truncate"}>{item.label}</span>
      <span className={compact ? "sr-only" : "ms-auto text-xs"}>{soon}</span>
    </span>
  );
}
