import { useEffect, useState } from "react";

/**
 * Runs `work` when it is asked for, or once nothing is being read any more: Enter for a text whose
 * options are not there yet. `forget` takes that back.
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
