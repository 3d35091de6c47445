import { LifeBuoy } from "lucide-react";
import { Button } from "~/components/ui/button";
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
      <div className="text-center">
        <IconButton label="Soporte" onClick={open}>
          <LifeBuoy aria-hidden />
        </IconButton>
      </div>
    );
  }
  return (
    <section aria-label="¿Necesitás ayuda?" className="mx-3 rounded-md border bg-sheet p-4">
      <p className="font-medium">¿Necesitás ayuda?</p>
      <p className="mt-0.5 mb-3 text-ink-soft text-sm">Te respondemos dentro de las 24 horas.</p>
      <Button size="sm" onClick={open}>
        <LifeBuoy aria-hidden /> Soporte
      </Button>
    </section>
  );
}
