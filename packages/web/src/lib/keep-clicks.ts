/**
 * Without the buttons of menus: those open on the press, and until they close the pointer reaches
 * nothing of the page.
 */
const CONTROL = "a[href], button:not([aria-haspopup]), label, summary";
/** Farther than this, in CSS px, the pointer was moved on purpose: to cancel, or to drag. */
const SLIP = 5;

type Press = { control: HTMLElement; place: DOMRect; x: number; y: number };

/**
 * Gives a click to the control that was pressed when the page moves it away before the release: a
 * note appears, an error goes. The browser would give it to what lies there now, or to nothing.
 * Returns the function that stops it.
 */
export function keepClicks(): () => void {
  let press: Press | undefined;
  const onDown = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    const counts = control && isPrimary && button === 0;
    press = counts ? { control, place: control.getBoundingClientRect(), x, y } : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const last = press;
    press = undefined;
    if (!last || !wasMovedAway(last, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last.control.click();
  };
  addEventListener("pointerdown", onDown, true);
  addEventListener("click", onClick, true);
  return () => {
    removeEventListener("pointerdown", onDown, true);
    removeEventListener("click", onClick, true);
  };
}

function wasMovedAway({ control, place, x, y }: Press, click: MouseEvent): boolean {
  if (!control.isConnected || control.contains(click.target as Node)) return false;
  const now = control.getBoundingClientRect();
  const isElsewhere = now.x !== place.x || now.y !== place.y;
  return isElsewhere && Math.hypot(click.clientX - x, click.clientY - y) <= SLIP;
}
