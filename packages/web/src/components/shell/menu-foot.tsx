import { ArrowLeft } from "lucide-react";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";
import { HelpCard } from "./help-card";
import { useIsAdmin } from "./use-nav-lines";

type MenuFootProps = { compact?: boolean; onNavigate?: () => void };

/** What stands below the menu: help, or the way back from the administration to the practice. */
export function MenuFoot({ compact, onNavigate }: MenuFootProps) {
  const isAdmin = useIsAdmin();
  if (!isAdmin) return <HelpCard compact={compact} onOpen={onNavigate} />;
  const back = "Volver al estudio";
  return (
    <Link
      to={paths.dashboard}
      onClick={onNavigate}
      title={compact ? back : undefined}
      className="inline-flex min-h-9 items-center gap-2 text-ink-soft text-sm hover:text-ink [&_svg]:size-4"
    >
      <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
      <span className={compact ? "sr-only" : undefined}>{back}</span>
    </Link>
  );
}
