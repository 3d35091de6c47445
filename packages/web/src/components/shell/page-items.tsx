import { useLocation } from "react-router";
import { Link } from "~/components/ui/link";
import { MenuItem } from "~/components/ui/menu";
import { MenuBadge } from "./menu-badge";
import { isCurrent, type NavItem } from "./nav";

/** The pages of a line as the items of a menu; one that is announced and not built leads nowhere. */
export function PageItems({
  pages,
  onNavigate,
}: {
  pages: readonly NavItem[];
  onNavigate?: () => void;
}) {
  const { pathname } = useLocation();
  return pages.map((page) => {
    const { id, label, to, icon: Icon, counted } = page;
    if (!to) {
      return (
        <MenuItem key={id} disabled>
          <Icon aria-hidden /> {label} <span className="ms-auto text-xs">Próximamente</span>
        </MenuItem>
      );
    }
    return (
      <MenuItem key={id} asChild>
        <Link
          to={to}
          onClick={onNavigate}
          aria-current={isCurrent(page, pathname) ? "page" : undefined}
        >
          <Icon aria-hidden /> {label}
          {counted && <MenuBadge counted={counted} />}
        </Link>
      </MenuItem>
    );
  });
}
