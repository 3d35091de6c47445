import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type WarningNoteProps = { className?: string; children: ReactNode };

/** What the person should know while they work on, above the page's own content. */
export const WarningNote = ({ className, children }: WarningNoteProps) => (
  <div
    role="status"
    className={cn("rounded-md border border-warn/40 bg-warn-wash px-4 py-3 text-sm", className)}
  >
    {children}
  </div>
);
