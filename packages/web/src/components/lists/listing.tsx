import type { ReactNode } from "react";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";

type Query = {
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

export type ListingProps<T> = {
  query: Query;
  rows: T[] | undefined;
  /** The number shown, where a row holds several. */
  shown?: number;
  /** What is said if there are none. */
  empty: ReactNode;
  /** The label while they are read, and how many rows there may be. */
  label?: string;
  expected?: number;
  /** The label of the button that reads them again. */
  again?: string;
  /** Whether all but rows is on a sheet. */
  onSheet?: boolean;
  children: (rows: T[]) => ReactNode;
};

/** A list that the API filters, read by pages: its rows, a text if there are none, or the error. */
export function Listing<T>({ query, rows, children, onSheet, ...props }: ListingProps<T>) {
  const { shown = rows?.length ?? 0, empty, label, expected = 8, again = "Reintentar" } = props;
  if (rows && rows.length > 0) {
    return (
      <>
        {children(rows)}
        <LoadMore
          shown={shown}
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </>
    );
  }
  const none = typeof empty === "string" ? <EmptyState>{empty}</EmptyState> : empty;
  const unread = (
    <Unread error={query.error} onRetry={query.refetch} rows={expected} {...{ label, again }} />
  );
  const state = rows ? none : unread;
  return onSheet ? <div className="rounded-md border bg-sheet">{state}</div> : state;
}
