import {
  type unstable_AdapterInterface as Adapter,
  unstable_createAdapterProvider as createAdapterProvider,
  renderQueryString,
} from "nuqs/adapters/custom";
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** Called after each change of the query, which the router is not notified of. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/**
 * The query of the page that is shown. While a navigation to another page is not rendered yet, the
 * browser's address is already that page's: the query stays what it was last.
 */
function useShownQuery(pathname: string): URLSearchParams {
  const [last] = useState({ query: location.search });
  const read = () => {
    if (location.pathname === pathname) last.query = location.search;
    return last.query;
  };
  const query = useSyncExternalStore(subscribe, read);
  return useMemo(() => new URLSearchParams(query), [query]);
}

function useAdapter(): Adapter {
  const { pathname } = useLocation();
  const searchParams = useShownQuery(pathname);
  const updateUrl: Adapter["updateUrl"] = useCallback(
    (search, { history: how }) => {
      // It is written a little later: the page may have been left meanwhile.
      if (location.pathname !== pathname) return;
      const url = `${pathname}${renderQueryString(search)}${location.hash}`;
      if (how === "push") history.pushState(history.state, "", url);
      else history.replaceState(history.state, "", url);
      for (const listener of listeners) listener();
    },
    [pathname],
  );
  return { searchParams, pathname, updateUrl };
}

const Provider = createAdapterProvider(useAdapter);

/**
 * Keeps the state of `nuqs` in the address, and renders each change of it at once. As a transition,
 * as the library's own adapter does, a change may be rendered only after the navigation that follows
 * it: the dialog that was closed would open again until then (decision 128).
 */
export function AddressProvider({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
