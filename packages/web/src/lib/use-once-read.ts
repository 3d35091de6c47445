import { useEffect, useState } from "react";

/**
 * A request that waits for a reading, as Enter does for the options of a text. `ask` runs `work` at
 * once, or as soon as the reading has ended; `forget` takes a waiting request back.
 */
export function useOnceRead(isReading: boolean, work: () => void) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || isReading) return;
    setAsked(false);
    work();
  });
  return { ask: () => setAsked(true), forget: () => setAsked(false) };
}
