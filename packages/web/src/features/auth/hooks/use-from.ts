import { useSearchParams } from "react-router";

/** The address to return to after signing in, as the URL carries it; not yet trusted. */
export function useFrom(): string | undefined {
  const [query] = useSearchParams();
  return query.get("from") ?? undefined;
}

/** The e-mail a screen is about: in the URL, so that F5 and another tab keep it. */
export function useEmailInUrl(): string {
  const [query] = useSearchParams();
  return query.get("email") ?? "";
}
