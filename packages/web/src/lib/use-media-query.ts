import { useCallback, useSyncExternalStore } from "react";

/** Whether the screen matches a query, following its changes. */
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

/** Wide enough for a table; below, rows are cards. */
export const WIDE = "(min-width: 48rem)";
