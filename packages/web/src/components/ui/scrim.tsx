import { useLayoutEffect } from "react";
import { cn } from "~/lib/cn";

let locks = 0;

/**
 * Keeps the page from scrolling while what is over it is `open`. The library's own lock sets a custom property
 * on the body, which is inherited: the browser then computes every style of the page again.
 */
export function useScrollLock(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const { documentElement: page } = document;
    locks += 1;
    if (locks === 1) {
      // The room of the scroll bar stays, so that nothing moves sideways.
      if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = "stable";
      page.style.overflow = "hidden";
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      page.style.overflow = "";
      page.style.scrollbarGutter = "";
    };
  }, [open]);
}

/** The shade between the page and what is open over it. */
export const Scrim = ({ className }: { className: string }) => (
  <div className={cn("fixed inset-0 touch-none animate-appear bg-scrim", className)} />
);
