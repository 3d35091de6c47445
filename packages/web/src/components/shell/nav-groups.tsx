import { useSession } from "~/lib/session/session";
import { HelpCard } from "./help-card";
import { navFor } from "./nav";
import { NavLink } from "./nav-link";

type NavGroupsProps = { compact?: boolean; onNavigate?: () => void };

/** The whole menu, by groups. */
export function NavGroups({ compact, onNavigate }: NavGroupsProps) {
  const { user, practice } = useSession();
  return (
    <nav aria-label="Menú principal" className="space-y-5 px-3 py-4">
      {navFor(user?.role, practice?.role).map((group) => (
        <section key={group.label} aria-label={group.label}>
          {!compact && (
            <h2 className="mb-1 px-3 font-medium text-ink-faint text-xs">{group.label}</h2>
          )}
          <ul className="space-y-0.5">
            {group.items.map((item) => (
              <li key={item.label}>
                <NavLink item={item} compact={compact} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <HelpCard compact={compact} onOpen={onNavigate} />
    </nav>
  );
}
