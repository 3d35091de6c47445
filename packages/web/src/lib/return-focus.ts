type Find = () => HTMLElement | null | undefined;

/** Frames in which what was just made may still appear. */
const FRAMES = 40;

let wanted: Find | undefined;

/** Says where the focus is to go when the dialog that is open closes: to the row it is about. */
export function returnFocusTo(find: Find): void {
  wanted = find;
}

/** The focus of a closed dialog: where it was said to go, or else where it came from. */
export function giveFocusBack(cameFrom: Element | null, main: Find): void {
  const find = wanted;
  wanted = undefined;
  const usual = () => {
    const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected;
    const target = isThere && cameFrom !== document.body ? cameFrom : main();
    if (target) takeFocus(target, { preventScroll: true });
  };
  if (find) focusWhenThere(find, usual);
  else usual();
}

/** Focuses something once it is drawn; what else to do when it never is. */
export function focusWhenThere(find: Find, otherwise: () => void, frames = FRAMES): void {
  const target = find();
  if (target) takeFocus(target);
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(find, otherwise, frames - 1));
  else otherwise();
}

/** A dialog that opened meanwhile keeps the focus; what is in it may have it. */
function takeFocus(target: HTMLElement, options?: FocusOptions): void {
  const open = document.querySelector('[role="dialog"][data-state="open"]');
  if (!open || target.closest('[role="dialog"]')) target.focus(options);
}
