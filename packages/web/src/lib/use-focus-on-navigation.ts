import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves focus to the page's content when the address changes, as a full load would. Tabs that
 * replace their address, and the first page, leave it where it is.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const keeps = typeof state === "object" && state !== null && "keepFocus" in state;
    const busy = document.activeElement?.closest("[role=dialog]");
    if (!keeps && !busy) target.current?.focus({ preventScroll: true });
  }, [pathname, state, target]);
}
