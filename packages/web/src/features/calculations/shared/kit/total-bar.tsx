import { totalText } from "@foja/core/law/calculation/brief.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { cn } from "~/lib/cn";

export const RESULT_ID = "resultado";

/** The total while the form is longer than the screen, with a link to the whole result. */
export function TotalBar({ total, dimmed }: { total: Sheet["total"]; dimmed: boolean }) {
  return (
    <a
      href={`#${RESULT_ID}`}
      className={cn(
        "fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex h-12 items-center justify-between gap-4 border-t bg-sheet px-5 shadow-raised sm:start-auto sm:end-6 sm:bottom-4 sm:w-80 sm:rounded-md sm:border lg:hidden",
        dimmed && "border-dashed text-ink-soft",
      )}
    >
      <span className="text-sm">Total</span>
      <span className="font-semibold tabular-nums">{totalText({ total })}</span>
    </a>
  );
}
