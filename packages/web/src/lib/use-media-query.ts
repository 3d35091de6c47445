import { useCallback, useSyncExternalStore } from "react";

/** Whether the screen matches, following its changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Room for a table; below, rows become cards. */
export const WIDE = "(min-width: 48rem)";
