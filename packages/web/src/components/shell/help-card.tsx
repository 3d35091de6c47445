import { LifeBuoy } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { openSupport } from "~/lib/support-dialog";

type HelpCardProps = { compact?: boolean; onOpen?: () => void };

/** The card at the end of the menu that leads to support. */
export function HelpCard({ compact, onOpen }: HelpCardProps) {
  const open = () => {
    onOpen?.();
    openSupport();
  };
  if (compact) {
    return (
      <IconButton label="Soporte" onClick={open}>
        <LifeBuoy aria-hidden />
      </IconButton>
    );
  }
  return (
    <section aria-label="¿Necesitás ayuda?" className="flex min-w-0 items-center gap-2 text-sm">
      <p className="truncate text-ink-faint">¿Necesitás ayuda?</p>
      <button
        type="button"
        title="Te respondemos dentro de las 24 horas"
        className="inline-flex min-h-7 items-center gap-1.5 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-accent [&_svg]:size-4"
        onClick={open}
      >
        <LifeBuoy aria-hidden /> Soporte
      </button>
    </section>
  );
}
