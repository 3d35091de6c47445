import { useLocation } from "react-router";
import { useShownQuery, writeQuery } from "./address-query";

type Rewrite = (params: URLSearchParams) => URLSearchParams;

/**
 * The query of the page's address, read and written without scrolling. Changes in a row add up:
 * each begins from the one requested last, which may not be rendered yet, not from what the caller
 * saw when it rendered.
 */
export function useAddress() {
  const { pathname } = useLocation();
  const params = useShownQuery(pathname);

  const rewrite = (change: Rewrite, replace = true) => {
    const query = change(new URLSearchParams(location.search)).toString();
    writeQuery(pathname, query && `?${query}`, replace ? "replace" : "push");
  };

  return {
    params,
    rewrite,
    /** Opening adds an entry to the browser's history; moving on and closing do not. */
    place: (places: Record<string, string | null | undefined>, replace = true) =>
      rewrite((now) => withPlaces(now, places), replace),
  };
}

/** The query with those names set, and without those that have no value. */
export function withPlaces(
  params: URLSearchParams,
  places: Record<string, string | null | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(places)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
