import {
  type unstable_AdapterInterface as Adapter,
  unstable_createAdapterProvider as createAdapterProvider,
  renderQueryString,
} from "nuqs/adapters/custom";
import { type ReactNode, useCallback } from "react";
import { useLocation } from "react-router";
import { useShownQuery, writeQuery } from "../address-query";

function useAdapter(): Adapter {
  const { pathname } = useLocation();
  const searchParams = useShownQuery(pathname);
  const updateUrl: Adapter["updateUrl"] = useCallback(
    // It is written a little later: the page may have been left meanwhile.
    (search, { history: how }) => writeQuery(pathname, renderQueryString(search), how),
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
