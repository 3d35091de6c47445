import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";

type Query = {
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type ListingProps<T> = {
  query: Query;
  rows: T[] | undefined;
  /** The number shown, where a row holds several. */
  shown?: number;
  empty: string;
  children: (rows: T[]) => ReactNode;
};

/** A list that is read by pages: its rows, a text if there are none, or the error. */
export function Listing<T>({
  query,
  rows,
  shown = rows?.length ?? 0,
  empty,
  children,
}: ListingProps<T>) {
  if (!rows && query.error) {
    return (
      <EmptyState action={<Button onClick={() => void query.refetch()}>Reintentar</Button>}>
        {messageOf(query.error)}
      </EmptyState>
    );
  }
  if (!rows) return <SkeletonRows rows={8} />;
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>;
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
