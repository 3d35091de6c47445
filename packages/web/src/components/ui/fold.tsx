import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = {
  title: string;
  /** What is said of what it holds, while it is folded. */
  said?: string;
  /** Unfolded from the start, or from when something in it wants to be seen. */
  open?: boolean;
  children: ReactNode;
};

/** The part of a form that most leave as it is, behind its name. */
export function Fold({ title, said, open, children }: FoldProps) {
  return (
    <details open={open || undefined} className="group border-t pt-2">
      <summary className="-mx-2 flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-sm px-2 py-1.5 hover:bg-wash [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90 motion-reduce:transition-none rtl:-scale-x-100"
        />
        <span className="shrink-0 font-medium">{title}</span>
        {said && (
          <span className="min-w-0 truncate text-ink-faint text-sm group-open:hidden">
            <bdi>{said}</bdi>
          </span>
        )}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
