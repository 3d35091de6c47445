import { NavLink } from "./nav-link";
import { useNavLines } from "./use-nav-lines";

type NavLinesProps = { compact?: boolean; onNavigate?: () => void };

/** The whole menu, one line a group: it fits a window of 720 px without scrolling. */
export function NavLines({ compact, onNavigate }: NavLinesProps) {
  return (
    <nav aria-label="Menú principal" className="px-3 py-2">
      <ul className="space-y-0.5">
        {useNavLines().map((line) => (
          <li key={line.id}>
            <NavLink line={line} compact={compact} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
