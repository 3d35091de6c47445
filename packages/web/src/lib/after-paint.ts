import { useRef } from "react";

/** Carries out something after the next paint, so that a key or a click is answered first. Returns what cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** `afterPaint` for what follows from key after key: only the last is carried out, and none after null. */
export function useAfterPaint(): (act: (() => void) | null) => void {
  const cancel = useRef<() => void>(null);
  return (act) => {
    cancel.current?.();
    cancel.current = act && afterPaint(act);
  };
}
