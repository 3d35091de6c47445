import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Unread } from "~/components/ui/empty-state";

type Props<T> = {
  query: Pick<UseQueryResult<T>, "data" | "error" | "refetch">;
  label: string;
  children: (data: T) => ReactNode;
};

/** The data of a query, a skeleton until it is read, or its error. */
export function WithQuery<T>({ query, label, children }: Props<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return <Unread error={query.error} onRetry={query.refetch} rows={6} label={label} />;
}
