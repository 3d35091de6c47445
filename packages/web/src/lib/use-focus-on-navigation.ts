import { type RefObject, useEffect, useRef } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { focusWhenThere } from "./return-focus";

/** The id of the element that had the focus last on each visited page, by the page's key. */
const left = new Map<string, string>();
const MOST_KEPT = 100;

function keep(page: string, id: string): void {
  left.delete(page);
  left.set(page, id);
  const [oldest] = left.keys();
  if (left.size > MOST_KEPT && oldest !== undefined) left.delete(oldest);
}

const keepsFocus = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepFocus" in state;

/** Whether a dialog has the focus, or a field that asked for it as its page opened. */
function isTaken(page: HTMLElement | null, type: NavigationType): boolean {
  const on = document.activeElement;
  if (on?.closest("[role=dialog]")) return true;
  return type !== "POP" && on instanceof HTMLInputElement && page?.contains(on) === true;
}

/**
 * Moves focus to the page's content when the address changes, as a full load would; on Back, to the
 * element that had it, the row that was opened. Tabs that replace their address, and the first
 * page, leave it where it is.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname, key, state } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, key });

  useEffect(() => {
    const note = ({ target: on }: FocusEvent) => {
      if (on instanceof HTMLElement && on.id) keep(key, on.id);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [key]);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (before.pathname === pathname) {
      // With another query it is the same page: its focus stays.
      const id = left.get(before.key);
      if (id && before.key !== key) keep(key, id);
      return;
    }
    if (keepsFocus(state) || isTaken(target.current, type)) return;
    const id = type === "POP" ? left.get(key) : undefined;
    const main = () => target.current?.focus({ preventScroll: true });
    main();
    if (id) focusWhenThere(() => document.getElementById(id), main);
  }, [pathname, key, state, type, target]);
}
