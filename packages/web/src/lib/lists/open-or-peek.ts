import type { MouseEvent } from "react";

/**
 * A plain first click on a case shows it beside the list; Enter, a second click, or a click that
 * asks for another tab opens its page, as the link it is.
 */
export function opensBeside(
  {
    detail,
    metaKey,
    ctrlKey,
    shiftKey,
  }: Pick<MouseEvent, "detail" | "metaKey" | "ctrlKey" | "shiftKey">,
  isBeside: boolean,
): boolean {
  const byPointer = detail > 0 && !metaKey && !ctrlKey && !shiftKey;
  return byPointer && !isBeside;
}
