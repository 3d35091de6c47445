import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";

export type BulkAction = { label: string; icon: ReactNode; run: () => void };

type BulkBarProps = {
  /** What is marked: «Causas marcadas». */
  label: string;
  /** How many, in words: «3 causas marcadas». */
  count: string;
  actions: readonly BulkAction[];
  onClear: () => void;
};

/** What can be done with the marked rows; it rides above the list's end. */
export function BulkBar({ label, count, actions, onClear }: BulkBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 mx-auto mt-4 flex w-fit max-w-full animate-slide flex-wrap items-center gap-2 rounded-md border border-line-strong bg-sheet py-2 ps-4 pe-2 shadow-raised sm:bottom-4"
    >
      <span role="status" className="font-medium sm:me-2">
        {count}
      </span>
      {actions.map((action) => (
        <Button key={action.label} size="sm" onClick={action.run}>
          <span aria-hidden className="hidden sm:contents">
            {action.icon}
          </span>
          {action.label}
        </Button>
      ))}
      <IconButton label="Quitar las marcas" size="sm" onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
