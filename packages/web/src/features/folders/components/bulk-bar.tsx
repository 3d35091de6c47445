import { Download, Trash2, X } from "lucide-react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";

type BulkBarProps = {
  count: number;
  onExport: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with the marked cases; it rides above the list's end. */
export function BulkBar({ count, onExport, onDelete, onClear }: BulkBarProps) {
  return (
    <section
      aria-label="Causas marcadas"
      className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 mx-auto mt-4 flex w-fit max-w-full animate-slide flex-wrap items-center gap-2 rounded-md border border-line-strong bg-sheet py-2 ps-4 pe-2 shadow-raised sm:bottom-4"
    >
      <span role="status" className="font-medium sm:me-2">
        {count === 1 ? "1 causa marcada" : `${count} causas marcadas`}
      </span>
      <Button size="sm" onClick={onExport}>
        <Download aria-hidden className="hidden sm:block" /> Exportar
      </Button>
      <Button size="sm" onClick={onDelete}>
        <Trash2 aria-hidden className="hidden sm:block" /> Eliminar
      </Button>
      <IconButton label="Quitar las marcas" size="sm" onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
