import { useCallback, useState } from "react";

/** The width of an element in px as it changes, and the ref that measures it. */
export function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    setWidth(Math.floor(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
