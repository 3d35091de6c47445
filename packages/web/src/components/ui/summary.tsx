import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type SummaryProps = { className?: string; children: ReactNode };

/** The summary line of a fold, with its icon; its `details` is a `group/fold`. */
export const Summary = ({ className, children }: SummaryProps) => (
  <summary
    className={cn(
      "flex cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden",
      className,
    )}
  >
    <ChevronRight
      aria-hidden
      className="size-4 shrink-0 text-ink-faint transition-transform group-open/fold:rotate-90 motion-reduce:transition-none rtl:-scale-x-100"
    />
    {children}
  </summary>
);
