import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

const never = () => () => {};

/**
 * The address to return to after signing in, from the URL; not yet trusted. Undefined in a
 * prerendered page until hydration: otherwise its links would keep the prerendered address.
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

/** The e-mail address of a screen: in the URL, so that F5 and another tab keep it. */
export function useEmailInUrl(): string {
  const [query] = useSearchParams();
  return query.get("email") ?? "";
}
