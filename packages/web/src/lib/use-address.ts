import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** For the one who hands the focus on at each navigation: this is the same page. */
const KEEP_FOCUS = { keepFocus: true };

type Rewrite = (params: URLSearchParams) => URLSearchParams;

/**
 * The query of the page's address, read and written; nothing here scrolls the page. Two changes in
 * a row add up: a change begins from what was last asked for, which may not be drawn yet, and not
 * from what the caller saw when it was rendered.
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
    /** Opening is a step that Back undoes; walking and closing are not. */
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
