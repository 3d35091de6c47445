import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

const never = () => () => {};

/**
 * The address to return to after signing in, as the URL carries it; not yet trusted. A prerendered
 * page knows none until it has come to life: a link that carries it would stay without it.
 */
export function useFrom(): string | undefined {
  const [query] = useSearchParams();
  const from = query.get("from") ?? undefined;
  return useSyncExternalStore(
    never,
    () => from,
    () => undefined,
  );
}

/** The e-mail a screen is about: in the URL, so that F5 and another tab keep it. */
export function useEmailInUrl(): string {
  const [query] = useSearchParams();
  return query.get("email") ?? "";
}
