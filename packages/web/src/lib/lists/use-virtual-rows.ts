import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** Up to this many rows all are drawn: more make a slow phone or notebook wait at each change. */
const DRAW_ALL = 60;

/** How many rows beyond the screen are drawn: each has some fifteen elements. */
const OVERSCAN = 3;

/** The height of the page's header and the table's head, which would cover a row, in px. */
const ABOVE = 112;

/** Where the last list began on its page, in px: most begin there, and need not be drawn twice. */
let lastMargin = 0;

export type VirtualRows = {
  /** The rows to draw. */
  indexes: number[];
  /** The height of the rows before and after them, in px. */
  before: number;
  after: number;
  enabled: boolean;
  reveal: (index: number) => void;
};

/** Which rows are drawn, and how much height the others take. The page itself scrolls. */
export function useVirtualRows(
  count: number,
  size: number,
  body: RefObject<HTMLElement | null>,
): VirtualRows {
  const [scrollMargin, setScrollMargin] = useState(lastMargin);
  // Once a list was long it goes on: each letter of a search would draw up to sixty rows, and a filter that
  // is taken off would measure the window anew.
  const [enabled, setEnabled] = useState(count > DRAW_ALL);
  if (count > DRAW_ALL && !enabled) setEnabled(true);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top;
    if (!enabled || top === undefined) return;
    lastMargin = Math.round(top + scrollY);
    setScrollMargin(lastMargin);
  }, [enabled, body]);

  const virtualizer = useWindowVirtualizer({
    count,
    enabled,
    scrollMargin,
    // The rows belong to the first rendering: the virtualizer would draw them in one piece after it.
    initialRect: { width: innerWidth, height: innerHeight },
    estimateSize: () => size,
    overscan: OVERSCAN,
    scrollPaddingStart: ABOVE,
    scrollPaddingEnd: 80,
  });

  if (!enabled) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return { indexes, before: 0, after: 0, enabled, reveal: () => undefined };
  }
  const items: VirtualItem[] = virtualizer.getVirtualItems();
  const [first, last] = [items.at(0), items.at(-1)];
  return {
    indexes: items.map(({ index }) => index),
    before: first ? first.start - scrollMargin : 0,
    // Before the window is measured all the height is reserved: Back must find its scroll position.
    after: virtualizer.getTotalSize() - (last ? last.end - scrollMargin : 0),
    enabled,
    reveal: (index: number) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}
