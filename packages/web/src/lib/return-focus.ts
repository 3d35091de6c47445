type Find = () => HTMLElement | null | undefined;

/** For how many frames the element to focus may still appear. */
const FRAMES = 40;

let wanted: Find | undefined;

/** Sets the element that gets the focus when the open dialog closes: the row it is about. */
export function returnFocusTo(find: Find): void {
  wanted = find;
}

/** Gives the focus of a closed dialog to the element set for it, or else to where it was before. */
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

/** Focuses an element once it is rendered; calls `otherwise` when it never is. */
export function focusWhenThere(find: Find, otherwise: () => void, frames = FRAMES): void {
  const target = find();
  if (target) takeFocus(target);
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(find, otherwise, frames - 1));
  else otherwise();
}

/** An open dialog keeps the focus; only an element inside it may take it. */
function takeFocus(target: HTMLElement, options?: FocusOptions): void {
  const open = document.querySelector('[role="dialog"][data-state="open"]');
  if (!open || target.closest('[role="dialog"]')) target.focus(options);
}
