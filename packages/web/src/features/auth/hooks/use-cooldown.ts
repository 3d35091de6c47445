import { useEffect, useState } from "react";

/** The seconds left before another request is allowed, and how to start counting. */
export function useCooldown(seconds: number, startsNow = false): [number, () => void] {
  const [left, setLeft] = useState(startsNow ? seconds : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
