import type { MouseEvent } from "react";

type Click = Pick<MouseEvent, "detail" | "metaKey" | "ctrlKey" | "shiftKey">;

/**
 * Whether a click on a row shows its card. For a record with a page of its own only a plain first
 * click does; Enter, a second click, or a click that asks for another tab opens the page.
 */
export function opensCard(click: Click, hasPage: boolean, isBeside: boolean): boolean {
  const { detail, metaKey, ctrlKey, shiftKey } = click;
  if (metaKey || ctrlKey || shiftKey) return false;
  return !hasPage || (detail > 0 && !isBeside);
}
