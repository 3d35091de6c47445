import { useMemo, useState, useSyncExternalStore } from "react";

/**
 * The query of the page's address. It changes without the router, which would render the whole page again for what
 * only a dialog or a filter has to know. The router hears of it with its next navigation.
 */

/** Called after each change of the query. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

// A page that is rendered for a file has no query.
const queryNow = () => (typeof location === "undefined" ? "" : location.search);

/**
 * The query of the page that is shown. While a navigation to another page is not rendered yet, the
 * browser's address is already that page's: the query stays what it was last.
 */
export function useShownQuery(pathname: string): URLSearchParams {
  const [last] = useState(() => ({ query: queryNow() }));
  const read = () => {
    if (location.pathname === pathname) last.query = location.search;
    return last.query;
  };
  const query = useSyncExternalStore(subscribe, read, queryNow);
  return useMemo(() => new URLSearchParams(query), [query]);
}

/**
 * Writes the query of a page, `?` included where there is one: as an entry of the browser's history, or in
 * place of the last. Nothing is written once the page was left.
 */
export function writeQuery(pathname: string, query: string, how: "push" | "replace"): void {
  if (location.pathname !== pathname) return;
  const url = `${pathname}${query}${location.hash}`;
  if (how === "push") history.pushState(history.state, "", url);
  else history.replaceState(history.state, "", url);
  for (const listener of listeners) listener();
}
