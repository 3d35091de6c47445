import type { Query, QueryClient } from "@tanstack/react-query";

const UNHEARD_MS = 1000;

/** Reads everything on screen again, because what happened meanwhile is not known. */
export const rereadAll = (cache: QueryClient): void => void cache.invalidateQueries();

/**
 * Reads again what was read more than a second ago, before this page heard of changes. What is
 * younger is left: a page that connects at once must not read everything twice.
 */
export function rereadUnheard(cache: QueryClient): void {
  const since = Date.now() - UNHEARD_MS;
  const predicate = ({ state: { data, dataUpdatedAt, fetchStatus } }: Query) =>
    data !== undefined && dataUpdatedAt < since && fetchStatus === "idle";
  void cache.invalidateQueries({ predicate });
}
