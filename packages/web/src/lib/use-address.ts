import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Navigation state for `useFocusOnNavigation`: this is the same page. */
const KEEP_FOCUS = { keepFocus: true };

type Rewrite = (params: URLSearchParams) => URLSearchParams;

/**
 * The query of the page's address, read and written without scrolling. Changes in a row add up:
 * each begins from the one requested last, which may not be rendered yet, not from what the caller
 * saw when it rendered.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const rewrite = (change: Rewrite, replace = true) => {
    latest.current = change(latest.current);
    setParams(latest.current, { replace, preventScrollReset: true, state: KEEP_FOCUS });
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
