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
  empty: string;
  children: (rows: T[]) => ReactNode;
};

/** A list of the administration: its rows, that there are none, or why they could not be read. */
export function Listing<T>({ query, rows, empty, children }: ListingProps<T>) {
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
        shown={rows.length}
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

type RowProps = {
  title: ReactNode;
  marks: ReactNode;
  facts: (string | null)[];
  children?: ReactNode;
};

/** A row of such a list: a table of many columns fits no telephone. */
export const Row = ({ title, marks, facts, children }: RowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
    <div className="min-w-0 flex-1 basis-72">
      <p className="break-words font-medium">{title}</p>
      <p className="mt-0.5 break-words text-ink-soft text-sm">
        {facts.filter(Boolean).join(" · ")}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-2">
      {marks}
      {children}
    </div>
  </li>
);

export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y rounded-md border bg-sheet">
    {children}
  </ul>
);
