import { useLayoutEffect, useRef, useState } from "react";

/** The least readable height of a month, in px: below it, its days scroll under their head. */
const LEAST = 460;
const BELOW = 8;

/** The height, in pixels, that is left on the screen below where an element begins; undefined until it is there. */
export function useScreenHeight() {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (!ref.current) return;
      const top = ref.current.getBoundingClientRect().top + window.scrollY;
      setHeight(Math.max(LEAST, Math.floor(window.innerHeight - top - BELOW)));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return { ref, height };
}
