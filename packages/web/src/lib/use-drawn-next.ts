import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./after-paint";

/**
 * False in the first render of what opens over the page, and true after its paint: so the key that
 * opened it is answered first. Another key meanwhile is not lost: it has what opens drawn at once,
 * and goes to the field that takes the focus.
 */
export function useDrawnNext(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (drawn) return;
    const draw = () => setDrawn(true);
    const cancel = afterPaint(() => startTransition(draw));
    const onKey = (event: KeyboardEvent) => {
      flushSync(draw);
      // The page behind does not get it; Escape goes on to what is open now.
      if (event.key !== "Escape") event.stopPropagation();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => {
      cancel();
      window.removeEventListener("keydown", onKey, { capture: true });
    };
  }, [drawn]);
  return drawn;
}
